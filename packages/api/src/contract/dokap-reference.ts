import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './one-of.ts';
import { code, text } from './text.ts';
import { wire } from './wire.ts';

/** What one document type asks for: labels, kinds and lengths of its two values, expiry, reference table, file. */
export const dokapDefinition = z.object({
  code,
  name: z.string(),
  firstLabel: z.string(),
  secondLabel: z.nullable(z.string()),
  firstKind: oneOf(['text', 'date', 'number']),
  secondKind: z.nullable(oneOf(['text', 'date', 'number'])),
  firstMax: z.int(),
  secondMax: z.nullable(z.int()),
  expires: z.boolean(),
  table: z.nullable(z.string()),
  keyColumn: z.nullable(z.string()),
  labelColumn: z.nullable(z.string()),
  needsFile: z.boolean(),
  /** Whether the permit type of the query demands it. */
  mandatory: z.optional(z.boolean()),
});

/** Y and T, as the documents write a flag. */
export const flag = z.codec(z.nullish(z.string()), z.boolean(), {
  decode: (value) => value === 'Y',
  encode: (value) => (value ? 'Y' : 'T'),
});

const dokapDefinitionWire = wire(
  z.extend(dokapDefinition, { expires: flag, needsFile: flag, mandatory: z.optional(flag) }),
  {
    code: 'kd_dokap',
    name: 'nama_dokap',
    firstLabel: 'isian1',
    secondLabel: 'isian2',
    firstKind: 'tipe1',
    secondKind: 'tipe2',
    firstMax: 'maxlength',
    secondMax: 'maxlength2',
    expires: 'expire',
    table: 'tabel_ref',
    keyColumn: 'kolom1',
    labelColumn: 'kolom2',
    needsFile: 'fl_file',
    mandatory: 'wajib',
  },
);

const referenceEntry = wire(z.object({ code: z.string(), label: z.string() }), {
  code: 'id_lokasi',
  label: 'nm_lokasi',
});

const name = text(40);

export const dokapTypeList = endpoint({
  method: 'GET',
  path: 'ref/jndokap',
  summary: 'Document types; with `idijin` those that this permit type takes, mandatory ones marked.',
  access: permitUsers,
  rate: 'standard',
  query: wire(z.object({ permitTypeId: z.optional(code) }), { permitTypeId: 'idijin' }),
  answer: z.array(dokapDefinitionWire),
});

export const dokapType = endpoint({
  method: 'GET',
  path: 'ref/jndokap/{kd}',
  summary: 'What one document type asks for.',
  access: permitUsers,
  rate: 'standard',
  params: z.object({ kd: code }),
  answer: dokapDefinitionWire,
  failures: [404],
});

export const referenceList = endpoint({
  method: 'GET',
  path: 'ref/referensiDokap/{table}/{col1}/{col2}/{negara}',
  summary: 'Entries of one logical reference list; the country is `-` for all.',
  access: permitUsers,
  rate: 'standard',
  params: z.object({ table: name, col1: name, col2: name, negara: name }),
  answer: z.array(referenceEntry),
  failures: [404],
});

export const referenceDetail = endpoint({
  method: 'GET',
  path: 'ref/referensiDokapDtl/{a}/{b}/{c}/{d}',
  summary: 'One entry of a logical reference list: table, key column, label column, key.',
  access: permitUsers,
  rate: 'standard',
  params: z.object({ a: name, b: name, c: name, d: name }),
  answer: z.array(referenceEntry),
  failures: [404],
});

/** A document type's definition, as the code sees it. */
export type DokapDefinition = z.output<typeof dokapDefinition>;
/** One entry of a reference list, as the code sees it. */
export type ReferenceEntry = z.output<typeof referenceEntry>;
