import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { code } from './fields.ts';
import { countOrNull, flag, shownText, textOrNull } from './read.ts';
import { eitherName, field, wire } from './wire.ts';

const kinds = ['text', 'date', 'number'] as const;
const kindIn = (value: unknown) => kinds.find((kind) => kind === String(value).toLowerCase());
const anything = z.optional(z.unknown());

/** Kind of a value, read in any case; an unlisted one is text. */
const valueKind = z.codec(anything, z.enum(kinds), {
  decode: (value) => kindIn(value) ?? 'text',
  encode: (kind) => kind,
});

/** The same, or null when there is no such value. */
const valueKindOrNull = z.codec(anything, z.nullable(z.enum(kinds)), {
  decode: (value) =>
    value === undefined || value === null || value === '' ? null : (kindIn(value) ?? 'text'),
  encode: (kind) => kind,
});

/** What one document type requires: labels, kinds and lengths of its two values, expiry, reference table, file. */
const dokapDefinition = z.object({
  /** The code of the document type, such as `145`. */
  code: field('kd_dokap', code),
  name: field('nama_dokap', shownText),
  /** The label of the first value. */
  firstLabel: field('isian1', shownText),
  /** The label of the second value; null where there is none. */
  secondLabel: field('isian2', textOrNull),
  /** Kind of the first value. */
  firstKind: field('tipe1', valueKind),
  /** Kind of the second value; null where there is none. */
  secondKind: field('tipe2', valueKindOrNull),
  /** Maximal length of the first value in characters; null where there is no limit. */
  firstMax: field(eitherName('maxlength', 'maxchar1'), countOrNull),
  /** Maximal length of the second value in characters; null where there is no limit. */
  secondMax: field(eitherName('maxlength2', 'maxchar2'), countOrNull),
  /** Whether the document has an expiry day. */
  expires: field('expire', flag),
  /** The reference list from which the first value is chosen; null where it is typed. */
  table: field('tabel_ref', textOrNull),
  /** The column of the list that holds the codes. */
  keyColumn: field('kolom1', textOrNull),
  /** The column of the list that holds their names. */
  labelColumn: field('kolom2', textOrNull),
  /** Whether it has a file. */
  needsFile: field('fl_file', flag),
  /** Whether it is mandatory for the permit type of the query. */
  mandatory: field('wajib', flag),
});

const dokapDefinitionWire = wire(dokapDefinition);

/** A definition requested by its code, which the answer may omit. */
const requestedDefinition = wire(z.extend(dokapDefinition, { code: field('kd_dokap', z.optional(code)) }));

export const dokapTypeList = endpoint({
  method: 'GET',
  path: 'ref/jndokap',
  summary: 'Document types; with `idijin` those that this permit type takes, mandatory ones marked.',
  access: 'signedIn',
  rate: 'standard',
  reads: 'replica',
  query: wire(z.object({ permitTypeId: field('idijin', z.optional(code), 'permitTypeId') })),
  answer: z.array(dokapDefinitionWire),
});

export const dokapType = endpoint({
  method: 'GET',
  path: 'ref/jndokap/{kd}',
  summary: 'What one document type asks for.',
  access: 'signedIn',
  rate: 'standard',
  reads: 'replica',
  params: wire(z.object({ kd: field('kd', code, 'dokapCode') })),
  answer: requestedDefinition,
  failures: [404],
});

/** A document type's definition, decoded. */
export type DokapDefinition = z.output<typeof dokapDefinition>;

/** Returns whether a definition in a list is complete: one that only names the type has no label of the first value. */
export const isCompleteDefinition = ({ firstLabel }: Pick<DokapDefinition, 'firstLabel'>): boolean =>
  firstLabel !== '';

/** The answer for one type, with what it omits filled in from the list. */
export const completedDefinition = (
  answer: z.output<typeof requestedDefinition>,
  { code, name = '', mandatory = false }: Pick<DokapDefinition, 'code'> & Partial<DokapDefinition>,
): DokapDefinition => ({
  ...answer,
  code,
  name: answer.name || name,
  mandatory: answer.mandatory || mandatory,
});
