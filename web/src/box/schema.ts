// What a value of an edition can be, as the server describes it in its JSON schema, and the places within a value.

export type Json = boolean | number | string | Json[] | { [name: string]: Json };

export const isTable = (value: Json | undefined): value is { [name: string]: Json } =>
    typeof value === "object" && !Array.isArray(value);

export function isJson(value: unknown): value is Json {
    if (Array.isArray(value)) return value.every(isJson);
    if (typeof value === "object") return value !== null && Object.values(value).every(isJson);
    return ["boolean", "number", "string"].includes(typeof value);
}

// The way from a whole value to a part of it.
export type Path = readonly (string | number)[];

export interface Listed {
    enum: Json[];
}
export interface Whole {
    type: "integer";
    minimum: number;
    maximum: number;
}
export interface Flag {
    type: "boolean";
}
export interface Text {
    type: "string";
    maxLength: number;
}
// Its items are alike, or each has a schema of its own.
export interface List {
    type: "array";
    items?: Schema;
    prefixItems?: Schema[];
    minItems: number;
    maxItems: number;
    uniqueItems?: boolean;
}
export interface KeyedValues {
    type: "object";
    propertyNames: Schema;
    additionalProperties: Schema;
}
// One of several forms.
export interface Forms {
    anyOf: Schema[];
}
export type Schema = Listed | Whole | Flag | Text | List | KeyedValues | Forms;

const KINDS: readonly unknown[] = ["array", "boolean", "integer", "object", "string"];

export const isSchema = (value: object): value is Schema =>
    "enum" in value || "anyOf" in value || ("type" in value && KINDS.includes(value.type));
export const isListed = (schema: Schema): schema is Listed => "enum" in schema;
export const isWhole = (schema: Schema): schema is Whole => "type" in schema && schema.type === "integer";
export const isFlag = (schema: Schema): schema is Flag => "type" in schema && schema.type === "boolean";
export const isList = (schema: Schema): schema is List => "type" in schema && schema.type === "array";
export const isKeyed = (schema: Schema): schema is KeyedValues => "type" in schema && schema.type === "object";

export const isForms = (schema: Schema): schema is Forms => "anyOf" in schema;

// The form that a value has: a table, a list, or something else.
export function formOf(schema: Schema, value: Json | undefined): Schema {
    if (!isForms(schema)) return schema;
    const fits = (form: Schema): boolean => (isKeyed(form) ? isTable(value) : isList(form) === Array.isArray(value));
    return schema.anyOf.find(fits) ?? schema.anyOf[0]!;
}

// The schema of a part of a value.
export function schemaAt(whole: Schema, value: Json | undefined, path: Path): Schema {
    const schema = formOf(whole, value);
    const [first, ...others] = path;
    if (first === undefined) return schema;
    const inside = partOf(value, [first]);
    if (isKeyed(schema)) return schemaAt(schema.additionalProperties, inside, others);
    if (isList(schema)) return schemaAt(schema.prefixItems?.[Number(first)] ?? schema.items!, inside, others);
    throw new TypeError(`nothing is inside of ${JSON.stringify(schema)}`);
}

// A part of a value; undefined if it is not there.
export function partOf(value: Json | undefined, path: Path): Json | undefined {
    let part = value;
    for (const key of path) part = Array.isArray(part) ? part[Number(key)] : isTable(part) ? part[key] : undefined;
    return part;
}

// A value with another part in a place; without one, that part is left out.
export function withPart(value: Json, path: Path, part: Json | undefined): Json {
    const [first, ...others] = path;
    if (first === undefined) return part ?? value;
    if (Array.isArray(value)) {
        const at = Number(first);
        if (!others.length && part === undefined) return value.filter((_, index) => index !== at);
        return value.map((item, index) => (index === at ? withPart(item, others, part) : item));
    }
    const table = isTable(value) ? value : {};
    if (others.length) return { ...table, [first]: withPart(table[first]!, others, part) };
    if (part !== undefined) return { ...table, [first]: part };
    return Object.fromEntries(Object.entries(table).filter(([name]) => name !== first));
}

// Tables are equal whatever the order of their names.
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
    if (typeof one !== "object" || typeof other !== "object") return one === other;
    if (Array.isArray(one) !== Array.isArray(other)) return false;
    const keys = Object.keys(one);
    return (
        keys.length === Object.keys(other).length &&
        keys.every((key) => isSame(partOf(one, [key]), partOf(other, [key])))
    );
}

// The items of a list that may come only once each: whatever is put in one place leaves what was there in the other.
export function exchanged(list: Json[], at: number, item: Json): Json[] {
    const other = list.findIndex((one) => isSame(one, item));
    const before = list[at]!;
    return list.map((one, index) => (index === at ? item : index === other ? before : one));
}

// Items whose order means nothing: those of another list keep the places that they have there.
export function arranged<Item extends Json>(items: Item[], usual: Item[]): Item[] {
    const known = (item: Item): number => usual.findIndex((one) => isSame(one, item));
    const news = items.filter((item) => known(item) < 0);
    if (items.length !== usual.length)
        return [...usual.filter((one) => items.some((item) => isSame(item, one))), ...news];
    return usual.map((one) => (items.some((item) => isSame(item, one)) ? one : news.shift()!));
}
