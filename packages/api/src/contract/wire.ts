import * as z from 'zod/mini';

/** Names of an object's fields on the wire, by their name in the code. */
export type WireNames<Shape> = { readonly [Key in keyof Shape]-?: string };

/** The wire names of every schema made by {@link wire}, for the OpenAPI document and for error paths. */
export const wireNames = z.registry<Record<string, string>>();

/**
 * The one place where names are translated: a codec between an object as it travels (`id_permohonan`) and as
 * the code sees it (`id`). All checks live on `schema`; decoding only renames before them, encoding after them.
 */
export function wire<Schema extends z.ZodMiniObject>(schema: Schema, names: WireNames<z.output<Schema>>) {
  const toWire = names as Record<string, string>;
  wireNames.add(schema, toWire);
  return z.codec(z.record(z.string(), z.unknown()), schema, {
    decode: (travelling) => rename(travelling, invert(toWire)) as z.input<Schema>,
    encode: (value) => rename(value as Record<string, unknown>, toWire),
  });
}

/** Copies the fields that have a name in `names` under that name; all others are dropped. */
function rename(source: Record<string, unknown>, names: Record<string, string>) {
  const target: Record<string, unknown> = {};
  for (const [from, to] of Object.entries(names)) {
    if (Object.hasOwn(source, from) && source[from] !== undefined) target[to] = source[from];
  }
  return target;
}

const invert = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [name, key]));

/** `['rows', 0, 'number']` → `'cont[0].isian1'`: the path of an issue in the words of the wire. */
export function wirePath(schema: z.core.$ZodType, path: readonly PropertyKey[]): string {
  let current: z.core.$ZodType | undefined = schema;
  let text = '';
  for (const step of path) {
    current = unwrap(current);
    if (typeof step === 'number') {
      text += `[${step}]`;
      current = current instanceof z.core.$ZodArray ? current._zod.def.element : undefined;
      continue;
    }
    const key = String(step);
    const name = (current && wireNames.get(current)?.[key]) ?? key;
    text += text ? `.${name}` : name;
    current = current instanceof z.core.$ZodObject ? current._zod.def.shape[key] : undefined;
  }
  return text;
}

/** The schema inside optional, nullable and codec wrappers. */
function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.core.$ZodPipe) return unwrap(schema._zod.def.out);
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return unwrap(schema._zod.def.innerType);
  }
  return schema;
}
