import * as z from 'zod/mini';

/** Names of an object's fields on the wire, by their name in the code. */
export type WireNames<Shape> = { readonly [Key in keyof Shape]-?: string };

/** The wire names of every schema made by {@link wire}, for the OpenAPI document and for error paths. */
export const wireNames = new WeakMap<z.core.$ZodType, Readonly<Record<string, string>>>();

/**
 * The one place where names are translated: a codec between an object as it travels (`id_permohonan`) and as
 * the code sees it (`id`). All checks live on `schema`; decoding only renames before them, encoding after them.
 */
export function wire<Schema extends z.ZodMiniObject>(schema: Schema, names: WireNames<z.output<Schema>>) {
  const toWire = names as Record<string, string>;
  wireNames.set(schema, toWire);
  const outward = Object.entries(toWire);
  const inward = Object.entries(invert(toWire));
  return z.codec(z.unknown(), schema, {
    decode: (travelling) =>
      (isRecord(travelling) ? rename(travelling, inward) : travelling) as z.input<Schema>,
    encode: (value) => rename(value as Record<string, unknown>, outward),
  });
}

// What is no record goes on as it is: the schema behind it refuses it. (zod's own record schema is 0.9 KB gzip.)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies the fields that `names` pairs with another name under that name; all others are dropped. */
function rename(source: Record<string, unknown>, names: readonly (readonly [string, string])[]) {
  const target: Record<string, unknown> = {};
  for (const [from, to] of names) {
    if (Object.hasOwn(source, from) && source[from] !== undefined) target[to] = source[from];
  }
  return target;
}

const invert = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [name, key]));

/** `['rows', 0, 'number']` → `'cont[0].isian1'`: the path of an issue in the words of the wire. */
export function wirePath(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  let current: Visited = schema;
  let text = '';
  for (const step of path) {
    current = unwrap(current);
    if (typeof step === 'number') {
      text += `[${step}]`;
    } else {
      const name = ownOr(namesOf(current), String(step));
      text += text ? `.${name}` : name;
    }
    current = inside(current, step);
  }
  return text;
}

/** The inverse of {@link wirePath}: `'cont[0].isian1'` → `['rows', 0, 'number']`. Unknown names stay as they are. */
export function codePath(schema: z.core.$ZodType, path: string): (string | number)[] {
  let current: Visited = schema;
  return (path.match(/[^.[\]]+/g) ?? []).map((step) => {
    current = unwrap(current);
    const key = isArray(current) ? Number(step) : ownOr(invert(namesOf(current)), step);
    current = inside(current, key);
    return key;
  });
}

type Visited = z.core.$ZodType | undefined;

// Types are told by their definition, not by class: a browser then loads only the classes that it uses.
const definition = (schema: Visited) => (schema as z.core.$ZodTypes | undefined)?._zod.def;

/** A name's translation, or the name itself. */
const ownOr = (names: Readonly<Record<string, string>>, name: string) =>
  (Object.hasOwn(names, name) && names[name]) || name;

const namesOf = (schema: Visited) => (schema && wireNames.get(schema)) ?? {};

const isArray = (schema: Visited) => definition(schema)?.type === 'array';

/** The schema of an object's field or of an array's elements. */
function inside(schema: Visited, step: PropertyKey): Visited {
  const def = definition(schema);
  if (def?.type === 'array') return def.element;
  return def?.type === 'object' && Object.hasOwn(def.shape, step) ? def.shape[String(step)] : undefined;
}

/** The schema inside optional, nullable and codec wrappers. */
function unwrap(schema: Visited): Visited {
  const def = definition(schema);
  if (def?.type === 'pipe') return unwrap(def.out);
  return def?.type === 'optional' || def?.type === 'nullable' ? unwrap(def.innerType) : schema;
}
