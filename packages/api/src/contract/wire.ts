import * as z from 'zod/mini';
import type { FieldLabel, PpftzLabel, TransitLabel } from '../rules/messages/index.ts';

/** A key of a field label: of the shared dictionary, or of that of PPFTZ records or transit requests. */
export type WireLabel = FieldLabel | PpftzLabel | TransitLabel;

/** The label of a field: a key, or a function that chooses one by the other fields of the object. */
export type LabelOf = WireLabel | ((around: Readonly<Record<string, unknown>>) => WireLabel);

/** A field's wire name, its label, and other names under which providers send it. */
export interface WireField {
  readonly name: string;
  readonly label?: LabelOf | undefined;
  readonly also?: string;
  readonly inAnyCase?: boolean;
}

/** A field with two possible wire names. We send the first. */
export const eitherName = (name: string, also: string): WireField => ({ name, also });

/** A field whose wire name is read in any case: `tfa_required`, `TFA_REQUIRED`, `tfaRequired`. */
export const inAnyCase = (name: string): WireField => ({ name, inAnyCase: true });

const fields = z.registry<WireField>();

declare const wired: unique symbol;

/** A schema with a wire name and a label. */
export type Field<Schema extends z.core.$ZodType = z.core.$ZodType> = Schema & { readonly [wired]: true };

/**
 * Declares a field of a wire object: its wire name, its checks, and its label. Every field that a message may be about
 * has a label. Objects of fields can be extended and picked from like any other.
 */
export function field<Schema extends z.ZodMiniType, const Label extends LabelOf = LabelOf>(
  name: string | WireField,
  schema: Schema,
  label?: Label,
): Field<Schema> {
  const known = typeof name === 'string' ? { name } : name;
  // A clone for each field: several share the same checks under other names.
  const own = schema.clone();
  fields.add(own, { ...known, label });
  return own as Field<Schema>;
}

/** Returns whether a schema is another one, or a field created from it. */
export const isMadeOf = (schema: z.core.$ZodType | undefined, other: z.core.$ZodType): boolean =>
  schema !== undefined && (schema === other || isMadeOf(schema._zod.parent, other));

/** The same fields, all optional. */
export function optionalFields<Shape extends Readonly<Record<string, Field<z.ZodMiniType>>>>(
  schema: z.ZodMiniObject<Shape>,
) {
  const optional = Object.entries(schema.shape).map(([key, each]) => {
    const { label, ...known } = wireField(each) ?? { name: key };
    return [key, field(known, z.optional(each), label)];
  });
  return z.object(
    Object.fromEntries(optional) as { [Key in keyof Shape]: Field<z.ZodMiniOptional<Shape[Key]>> },
  );
}

/** Returns the object schema inside a schema, if there is one. */
const shapeOf = (schema: z.core.$ZodType | undefined) => {
  const def = definition(unwrap(schema));
  return def?.type === 'object' ? def.shape : undefined;
};

/** Returns the wire name and label of a field; undefined for a schema that is not a {@link field}. */
export const wireField = (schema: z.core.$ZodType | undefined): WireField | undefined =>
  schema && fields.get(schema);

/** Returns the wire names of an object's fields, by property names of the code; undefined for any other schema. */
export function wireNamesOf(schema: z.core.$ZodType): Readonly<Record<string, string>> | undefined {
  const named = Object.entries(shapeOf(schema) ?? {}).flatMap(([key, each]) => {
    const known = wireField(each);
    return known ? [[key, known.name] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/**
 * The only place where names are translated: a codec between an object on the wire (`id_permohonan`) and in the code
 * (`id`). All checks are on `schema`; decoding renames before them, encoding after them.
 *
 * @param schema An object whose fields are all declared with {@link field}.
 * @param constants Fields that are always sent with the same value and never read.
 */
export function wire<Shape extends Readonly<Record<string, Field>>>(
  schema: z.ZodMiniObject<Shape>,
  constants: Readonly<Record<string, string>> = {},
) {
  const names = namesOf(schema);
  return z.codec(z.unknown(), schema, {
    decode: (encoded) => (isRecord(encoded) ? names.inward(encoded) : encoded) as z.input<typeof schema>,
    encode: (value) => ({ ...constants, ...names.outward(value as Record<string, unknown>) }),
  });
}

/**
 * The functions that rename an object's fields in both directions.
 * @throws {Error} when a field has no wire name
 */
export function namesOf(schema: z.ZodMiniObject) {
  const known = Object.entries(schema.shape).map(([key, each]) => {
    const own = wireField(each);
    if (!own)
      throw new Error(`The field "${key}" has no name on the wire. Make it with field(name, schema).`);
    return [key, own] as const;
  });
  const outward = known.map(([key, { name }]) => [key, name] as const);
  const inward = [
    ...outward.map(([key, name]) => [name, key] as const),
    ...known.flatMap(([key, { also }]) => (also ? [[also, key] as const] : [])),
  ];
  const cased = known.flatMap(([, { name, inAnyCase: any }]) => (any ? [name] : []));
  return {
    inward: (encoded: Record<string, unknown>) => rename(asNamed(encoded, cased), inward),
    outward: (value: Record<string, unknown>) => rename(value, outward),
  };
}

/** Returns whether a value is an object with fields. Any other value is passed on, and the schema refuses it. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (name: string) => name.toLowerCase().replaceAll('_', '');

/** Renames fields of a record to these names, in whatever case they came. */
function asNamed(source: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const missing = names.filter((name) => !Object.hasOwn(source, name));
  if (missing.length === 0) return source;
  const found = missing.flatMap((name) => {
    const key = Object.keys(source).find((each) => plain(each) === plain(name));
    return key === undefined ? [] : [[name, source[key]] as const];
  });
  return { ...source, ...Object.fromEntries(found) };
}

/**
 * Copies the fields paired in `names` under their other name; all others are dropped. Where two names lead to one
 * field, the first that exists counts.
 */
function rename(source: Record<string, unknown>, names: readonly (readonly [string, string])[]) {
  const target: Record<string, unknown> = {};
  for (const [from, to] of names) {
    if (Object.hasOwn(source, from) && source[from] !== undefined) target[to] ??= source[from];
  }
  return target;
}

/** A path in an input, by its wire name and its label. */
export interface PlaceOnWire {
  /** `['rows', 0, 'number']` → `'cont[0].isian1'`. */
  readonly field: string;
  /** The label of the last labelled field on the path; undefined when there is none. */
  readonly label: WireLabel | undefined;
}

/**
 * Translates the path of an issue to its wire name and label.
 *
 * @param encoded The input as received, for labels that depend on other fields.
 */
export function placeOf(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  encoded?: unknown,
): PlaceOnWire {
  let current: Visited = schema;
  let value = encoded;
  let place = '';
  let label: WireLabel | undefined;
  for (const step of path) {
    current = optionFor(unwrap(current), value);
    if (typeof step === 'number') {
      place += `[${step}]`;
      value = Array.isArray(value) ? value[step] : undefined;
    } else {
      const known = wireField(inside(current, step));
      const name = known?.name ?? String(step);
      place += place ? `.${name}` : name;
      if (known?.label) label = labelIn(known.label, current, value);
      value = isRecord(value) ? value[name] : undefined;
    }
    current = inside(current, step);
  }
  return { field: place, label };
}

function labelIn(label: LabelOf, schema: Visited, encoded: unknown): WireLabel {
  if (typeof label !== 'function') return label;
  const names = Object.entries((schema && wireNamesOf(schema)) ?? {});
  const inward = names.map(([key, name]) => [name, key] as const);
  return label(isRecord(encoded) ? rename(encoded, inward) : {});
}

/**
 * The inverse of {@link placeOf}: `'cont[0].isian1'` → `['rows', 0, 'number']`. Unknown names are returned unchanged.
 */
export function codePath(schema: z.core.$ZodType, path: string): (string | number)[] {
  let current = optionsOf(schema);
  return (path.match(/[^.[\]]+/g) ?? []).map((step) => {
    const names = current.flatMap((each) => Object.entries(wireNamesOf(each) ?? {}));
    const key = current.some(isArray) ? Number(step) : (names.find(([, name]) => name === step)?.[0] ?? step);
    current = current.flatMap((each) => optionsOf(inside(each, key)));
    return key;
  });
}

type Visited = z.core.$ZodType | undefined;

// Types are distinguished by their definition, not by class: a browser then loads only the classes that it uses.
const definition = (schema: Visited) => (schema as z.core.$ZodTypes | undefined)?._zod.def;

const ownOf = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined);

/** The possible object schemas at a place: one, or those that share a call. */
function optionsOf(schema: Visited): z.core.$ZodType[] {
  const bare = unwrap(schema);
  const def = definition(bare);
  if (def?.type === 'union') return def.options.flatMap(optionsOf);
  return bare ? [bare] : [];
}

/** Which of several objects was sent. */
function optionFor(schema: Visited, value: unknown): Visited {
  const options = optionsOf(schema);
  if (options.length < 2 || !isRecord(value)) return options[0] ?? schema;
  const isIt = (option: z.core.$ZodType) => {
    const kind = definition(inside(option, 'kind'));
    const name = wireNamesOf(option)?.kind;
    return kind?.type === 'literal' && name !== undefined && kind.values.includes(value[name] as string);
  };
  return options.find(isIt) ?? options[0];
}

const isArray = (schema: Visited) => definition(schema)?.type === 'array';

/** The schema of an object's field or of an array's elements. */
function inside(schema: Visited, step: PropertyKey): Visited {
  const def = definition(schema);
  if (def?.type === 'array') return def.element;
  return def?.type === 'object' ? ownOf(def.shape, String(step)) : undefined;
}

/** The schema inside optional, nullable and codec wrappers. */
function unwrap(schema: Visited): Visited {
  const def = definition(schema);
  if (def?.type === 'pipe') return unwrap(def.out);
  return def?.type === 'optional' || def?.type === 'nullable' ? unwrap(def.innerType) : schema;
}
