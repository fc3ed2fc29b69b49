import * as z from 'zod/mini';
import { email, isoDate, phone } from '../../packages/api/src/contract/fields.ts';
import { shownDay } from '../../packages/api/src/contract/read.ts';
import { isMadeOf, wireField } from '../../packages/api/src/contract/wire.ts';
import { id as shared } from '../../packages/api/src/rules/messages/id.ts';

/** A field of a schema, as far as a page or a form has to know it. */
export interface FieldFact {
  readonly name: string;
  readonly kind: 'text' | 'date' | 'phone' | 'email';
  readonly nullable: boolean;
  /** Whether an empty text is refused. */
  readonly required: boolean;
  /** What people may type in it, and what it becomes; undefined where none of the usual values will do. */
  readonly sample: { readonly typed: string; readonly value: string } | undefined;
  /** What it is called in the dictionary of client and server, and the key of that; undefined where it has no words there. */
  readonly label: string | undefined;
  readonly labelKey: string | undefined;
}

/** What a schema describes. */
export interface Shape {
  readonly isList: boolean;
  /** Whether it is one page of a list. */
  readonly isPaged: boolean;
  readonly fields: readonly FieldFact[];
}

const definition = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

function core(schema: z.core.$ZodType): { schema: z.core.$ZodType; nullable: boolean } {
  const def = definition(schema);
  if (def.type === 'pipe') return core(def.out as z.core.$ZodType);
  if (def.type === 'nullable' || def.type === 'optional')
    return { ...core(def.innerType as z.core.$ZodType), nullable: true };
  return { schema, nullable: false };
}

/** The fields of an object, or of the objects in a list or a page of one, that hold text; undefined for any other schema. */
export function shapeOf(schema: z.core.$ZodType): Shape | undefined {
  const def = definition(core(schema).schema);
  if (def.type === 'array') {
    const inside = shapeOf(def.element as z.core.$ZodType);
    return inside && { ...inside, isList: true };
  }
  if (def.type !== 'object') return undefined;
  if ('rows' in def.shape && 'pageCount' in def.shape) {
    const inside = shapeOf(def.shape.rows as z.core.$ZodType);
    return inside && { ...inside, isPaged: true };
  }
  const fields = Object.entries(def.shape).flatMap(([name, field]): FieldFact[] => {
    const { schema, nullable } = core(field);
    const { type } = definition(schema);
    if (type !== 'string' && type !== 'enum') return [];
    const labelKey = labelKeyOf(name, field);
    const label = labelKey && shared.labels[labelKey];
    const kind = kinds.find(([known]) => isMadeOf(field, known))?.[1] ?? 'text';
    return [{ name, kind, nullable, label, labelKey, sample: sampleOf(field), required: !takes(field, '') }];
  });
  return { isList: false, isPaged: false, fields };
}

/** Labels that speak of permit applications under these names, and those of the number and the day of anything else. */
const neutral: Readonly<Record<string, string>> = { number: 'documentNumber', date: 'documentDate' };

const isLabelKey = (key: unknown): key is keyof typeof shared.labels =>
  typeof key === 'string' && Object.hasOwn(shared.labels, key);

/** The label that a field says it has, else the one under its name. */
const labelKeyOf = (name: string, field?: z.core.$ZodType) =>
  [wireField(field)?.label, neutral[name] ?? name].find(isLabelKey);

/** What people call a field of this name in Indonesian, where the dictionary knows it. */
export function labelOf(name: string): string | undefined {
  const key = labelKeyOf(name);
  return key && shared.labels[key];
}

const kinds: readonly (readonly [z.core.$ZodType, FieldFact['kind']])[] = [
  [isoDate, 'date'],
  [shownDay, 'date'],
  [phone, 'phone'],
  [email, 'email'],
];

const usual = [
  'Contoh',
  '2026-09-24',
  '07785550100',
  'nama@perusahaan.example',
  '12',
  '0019000017999000',
  'CSQU3054383',
];

const takes = (schema: z.core.$ZodType, value: string) => z.safeDecode(schema, value as never).success;

function sampleOf(schema: z.core.$ZodType): FieldFact['sample'] {
  const value = usual.find((each) => takes(schema, each));
  if (value === undefined) return undefined;
  const [year, month, day] = value.split('-');
  return { typed: isMadeOf(schema, isoDate) ? `${day}-${month}-${year}` : value, value };
}
