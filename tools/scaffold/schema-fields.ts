import * as z from 'zod/mini';
import { isoDate } from '../../packages/api/src/contract/fields.ts';
import { shownDay } from '../../packages/api/src/contract/read.ts';
import { isMadeOf, wireField } from '../../packages/api/src/contract/wire.ts';
import { id as shared } from '../../packages/api/src/rules/messages/id.ts';

/** A text of a schema that has a label, as far as a page or a form has to know it. */
export interface FieldFact {
  readonly name: string;
  readonly isDate: boolean;
  readonly isNullable: boolean;
  /** What it is called in the dictionary of client and server, and the key of that. */
  readonly label: string;
  readonly labelKey: string;
  /** What people may type in it, and what it becomes; undefined where none of the usual values will do. */
  readonly sample: { readonly typed: string; readonly value: string } | undefined;
}

type Fields = Readonly<Record<string, z.core.$ZodType>>;
type Found = { shape: Fields; isList: boolean; isPaged: boolean };

/** The schema itself, without what makes it nullable, optional or a codec. */
function bare(schema: z.core.$ZodType): z.core.$ZodTypes {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return bare(def.out as z.core.$ZodType);
  if (def.type === 'nullable' || def.type === 'optional') return bare(def.innerType as z.core.$ZodType);
  return schema as z.core.$ZodTypes;
}

/** The fields of an object, of the objects in a list, or in a page of one (then `isPaged`); undefined for anything else. */
export function fieldsIn(schema: z.core.$ZodType): Found | undefined {
  const { def } = bare(schema)._zod;
  const found = def.type === 'array' ? bare(def.element as z.core.$ZodType)._zod.def : def;
  if (found.type !== 'object') return undefined;
  const shape = found.shape as Fields;
  const isPaged = 'rows' in shape && 'pageCount' in shape;
  const inside = isPaged && shape.rows ? fieldsIn(shape.rows)?.shape : shape;
  return { shape: inside ?? {}, isList: isPaged || def.type === 'array', isPaged };
}

/** Labels that speak of permit applications under these names, and those of the number and the day of anything else. */
const neutral: Readonly<Record<string, string>> = { number: 'documentNumber', date: 'documentDate' };

const isLabelKey = (key: unknown): key is keyof typeof shared.labels =>
  typeof key === 'string' && Object.hasOwn(shared.labels, key);

/** The texts among some fields for which the shared dictionary has a label: the one that they say, or the one under their name. */
export const factsOf = (fields: Fields): FieldFact[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const labelKey = [wireField(field)?.label, neutral[name] ?? name].find(isLabelKey);
    if (!labelKey || !['string', 'enum'].includes(bare(field)._zod.def.type)) return [];
    const isDate = isMadeOf(field, isoDate) || isMadeOf(field, shownDay);
    const isNullable = z.safeEncode(field, null as never).success;
    const label = shared.labels[labelKey];
    return [{ name, isDate, isNullable, label, labelKey, sample: sampleOf(field) }];
  });

const usual = ['Contoh', '2026-09-24', '07785550100', 'nama@perusahaan.example', '12', 'CSQU3054383'];

function sampleOf(schema: z.core.$ZodType): FieldFact['sample'] {
  const value = usual.find((each) => z.safeDecode(schema, each as never).success);
  if (value === undefined) return undefined;
  const [year, month, day] = value.split('-');
  return { typed: isMadeOf(schema, isoDate) ? `${day}-${month}-${year}` : value, value };
}
