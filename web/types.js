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

/** A list whose first entries have types of their own and that goes on: the generator itself would leave out the rest. */
function transform({ prefixItems, items }) {
    if (!prefixItems || !items) return undefined;
    const rest = ts.factory.createRestTypeNode(ts.factory.createArrayTypeNode(entry(items)));
    return ts.factory.createTupleTypeNode([...prefixItems.map(entry), rest]);
}

const tree = await openapiTS(await readFile(document, "utf8"), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform,
});
await writeFile(output, COMMENT_HEADER + astToString(tree));
