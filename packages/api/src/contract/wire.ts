import * as z from 'zod/mini';
import type { FieldLabel, PpftzLabel, TransitLabel } from '../rules/messages/index.ts';

/** A key of what people call fields: in the shared dictionary, or in that of PPFTZ records or transit requests. */
export type WireLabel = FieldLabel | PpftzLabel | TransitLabel;

/** What people call a field: such a key, or one that follows from the object around the field. */
export type LabelOf = WireLabel | ((around: Readonly<Record<string, unknown>>) => WireLabel);

/** A field's name on the wire, what people call it, and other names under which providers send it. */
export interface WireField {
  readonly name: string;
  readonly label?: LabelOf;
  readonly also?: string;
  readonly inAnyCase?: boolean;
}

/** Says what people call a field, beside its name on the wire. Every field that somebody may be told about has one. */
export const named = <const Label extends LabelOf>(name: string, label: Label) => ({ name, label });

/** A field that travels under either of two names. Ours is the first. */
export const eitherName = (name: string, also: string): WireField => ({ name, also });

/** A field whose name is read however it is cased: `tfa_required`, `TFA_REQUIRED`, `tfaRequired`. */
export const inAnyCase = (name: string): WireField => ({ name, inAnyCase: true });

/** An object's fields on the wire, by their name in the code. */
export type WireNames<Shape> = { readonly [Key in keyof Shape]-?: string | WireField };

const fieldsOf = new WeakMap<z.core.$ZodType, Readonly<Record<string, string | WireField>>>();

/** A field's name on the wire. */
export const nameOf = (field: string | WireField) => (typeof field === 'string' ? field : field.name);

/** The wire names of what {@link wire} made, by the names of the code; undefined for any other schema. */
export function wireNamesOf(schema: z.core.$ZodType): Readonly<Record<string, string>> | undefined {
  const fields = fieldsOf.get(unwrap(schema) ?? schema);
  return fields && Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, nameOf(field)]));
}

/**
 * The one place where names are translated: a codec between an object as it travels (`id_permohonan`) and as
 * the code sees it (`id`). All checks live on `schema`; decoding only renames before them, encoding after them.
 *
 * @param constants Fields that always travel with the same value and that nobody reads.
 */
export function wire<Schema extends z.ZodMiniObject>(
  schema: Schema,
  fields: WireNames<z.output<Schema>>,
  constants: Readonly<Record<string, string>> = {},
) {
  const names = namesAs(schema, fields);
  return z.codec(z.unknown(), schema, {
    decode: (travelling) => (isRecord(travelling) ? names.inward(travelling) : travelling) as z.input<Schema>,
    encode: (value) => ({ ...constants, ...names.outward(value as Record<string, unknown>) }),
  });
}

/** Notes what an object's fields are called, and gives the two ways of renaming them. */
export function namesAs<Shape>(schema: z.core.$ZodType, fields: WireNames<Shape>) {
  const known = fields as Record<string, string | WireField>;
  if ((fieldsOf.get(schema) ?? known) !== known)
    throw new Error('A schema has wire names already. Give each wire() a schema of its own.');
  fieldsOf.set(schema, known);
  const outward = Object.entries(known).map(([key, field]) => [key, nameOf(field)] as const);
  const inward = [
    ...outward.map(([key, name]) => [name, key] as const),
    ...Object.entries(known).flatMap(([key, field]) =>
      typeof field === 'object' && field.also ? [[field.also, key] as const] : [],
    ),
  ];
  const cased = Object.values(known).flatMap((field) =>
    typeof field === 'object' && field.inAnyCase ? [field.name] : [],
  );
  return {
    inward: (travelling: Record<string, unknown>) => rename(asNamed(travelling, cased), inward),
    outward: (value: Record<string, unknown>) => rename(value, outward),
  };
}

/** Whether something is an object with fields. What is none goes on as it is: the schema behind refuses it. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (name: string) => name.toLowerCase().replaceAll('_', '');

/** A record whose fields of these names are called just so, however they came. */
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
 * Copies the fields that `names` pairs with another name under that name; all others are dropped. Where two names lead
 * to one field, the first that is there counts.
 */
function rename(source: Record<string, unknown>, names: readonly (readonly [string, string])[]) {
  const target: Record<string, unknown> = {};
  for (const [from, to] of names) {
    if (Object.hasOwn(source, from) && source[from] !== undefined) target[to] ??= source[from];
  }
  return target;
}

/** A place in an input as people and the wire know it. */
export interface PlaceOnWire {
  /** `['rows', 0, 'number']` → `'cont[0].isian1'`. */
  readonly field: string;
  /** What the last named field of the path is called; undefined when no field on the way has a label. */
  readonly label: WireLabel | undefined;
}

/**
 * Follows the path of an issue through a schema.
 *
 * @param travelling The input as it came, for labels that follow from the fields around.
 */
export function placeOf(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  travelling?: unknown,
): PlaceOnWire {
  let current: Visited = schema;
  let value = travelling;
  let field = '';
  let label: WireLabel | undefined;
  for (const step of path) {
    current = optionFor(unwrap(current), value);
    if (typeof step === 'number') {
      field += `[${step}]`;
      value = Array.isArray(value) ? value[step] : undefined;
    } else {
      const known = ownOf(current && fieldsOf.get(current), String(step));
      const name = known === undefined ? String(step) : nameOf(known);
      field += field ? `.${name}` : name;
      if (typeof known === 'object' && known.label) label = labelIn(known.label, current, value);
      value = isRecord(value) ? value[name] : undefined;
    }
    current = inside(current, step);
  }
  return { field, label };
}

function labelIn(label: LabelOf, schema: Visited, travelling: unknown): WireLabel {
  if (typeof label !== 'function') return label;
  const names = Object.entries((schema && wireNamesOf(schema)) ?? {});
  const inward = names.map(([key, name]) => [name, key] as const);
  return label(isRecord(travelling) ? rename(travelling, inward) : {});
}

/** The inverse of {@link placeOf}: `'cont[0].isian1'` → `['rows', 0, 'number']`. Unknown names stay as they are. */
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

// Types are told by their definition, not by class: a browser then loads only the classes that it uses.
const definition = (schema: Visited) => (schema as z.core.$ZodTypes | undefined)?._zod.def;

const ownOf = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined);

/** The objects that may stand at a place: one, or those that share a call. */
function optionsOf(schema: Visited): z.core.$ZodType[] {
  const bare = unwrap(schema);
  const def = definition(bare);
  if (def?.type === 'union') return def.options.flatMap(optionsOf);
  return bare ? [bare] : [];
}

/** Which of several objects travelled. */
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
