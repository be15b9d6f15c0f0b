// Writes src/protocol/generated.ts from the server's OpenAPI document: node types.js DOCUMENT OUTPUT (./dev types).
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import ts from "typescript";

const [document, output] = process.argv.slice(2);

const KEYWORDS = { string: ts.SyntaxKind.StringKeyword, integer: ts.SyntaxKind.NumberKeyword };

/** The type of an entry of a move: some words, or any string or number. */
function entry({ type, enum: words }) {
    if (!words) return ts.factory.createKeywordTypeNode(KEYWORDS[type]);
    return ts.factory.createUnionTypeNode(
        words.map((word) => ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(word))),
    );
}

/** An object of any fields. */
function anyFields() {
    const { createKeywordTypeNode, createTypeReferenceNode } = ts.factory;
    const [name, value] = [ts.SyntaxKind.StringKeyword, ts.SyntaxKind.UnknownKeyword].map(createKeywordTypeNode);
    return createTypeReferenceNode("Record", [name, value]);
}

/**
 * What the generator would get wrong: it takes an object of any fields for an empty one, and of a list whose first entries
 * have types of their own and that goes on it leaves out the rest.
 */
function transform({ type, properties, additionalProperties, prefixItems, items }) {
    if (type === "object" && !properties && additionalProperties === undefined) return anyFields();
    if (!prefixItems || !items) return undefined;
    const rest = ts.factory.createRestTypeNode(ts.factory.createArrayTypeNode(entry(items)));
    return ts.factory.createTupleTypeNode([...prefixItems.map(entry), rest]);
}

const described = JSON.parse(await readFile(document, "utf8"));
const { schemas } = described.components;
const nameIn = ($ref) => $ref.slice($ref.lastIndexOf("/") + 1);

/** Whether something can be left out within a part of the document. */
function hasDefaults(part) {
    if (typeof part !== "object" || part === null) return false;
    return (
        "default" in part ||
        (part.$ref ? hasDefaults(schemas[nameIn(part.$ref)]) : Object.values(part).some(hasDefaults))
    );
}

/** A part of a request: it may leave out what has a default, which an answer always has. */
function asGiven(part) {
    if (Array.isArray(part)) return part.map(asGiven);
    if (typeof part !== "object" || part === null || !hasDefaults(part)) return part;
    if (!part.$ref) {
        const kept = Object.entries(part).filter(([key]) => key !== "default");
        return Object.fromEntries(kept.map(([key, value]) => [key, asGiven(value)]));
    }
    const name = nameIn(part.$ref);
    schemas[`Given${name}`] ??= asGiven(schemas[name]);
    return { $ref: `#/components/schemas/Given${name}` };
}

for (const operation of Object.values(described.paths).flatMap(Object.values)) {
    if (operation.requestBody) operation.requestBody = asGiven(operation.requestBody);
}
const tree = await openapiTS(described, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform,
});
await writeFile(output, COMMENT_HEADER + astToString(tree));
