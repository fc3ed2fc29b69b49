import * as z from 'zod/mini';
import { isIsoDate } from '../rules/date.ts';
import { cleanIdentityNumber, identityProblem } from '../rules/identity.ts';
import type { PpftzLabel, RefusalCode } from '../rules/messages/index.ts';
import { kilograms } from '../rules/number-notation.ts';
import { requiredPpftzFields, transportModes } from '../rules/ppftz/header.ts';
import type { PpftzKind } from '../rules/ppftz/status.ts';
import { otherwise, text } from './fields.ts';
import { numberText } from './number-text.ts';
import { flag, shownDay, shownText } from './read.ts';
import { type Field, field, optionalFields, wireField } from './wire.ts';

/** A field that may be empty, and is checked otherwise. */
const emptyOr = (max: number, holds: (text: string) => boolean, code: RefusalCode) =>
  text(max).check(otherwise((typed) => typed === '' || holds(typed), code));

const choice = (values: readonly string[]) => emptyOr(20, (typed) => values.includes(typed), 'choice');
const reference = emptyOr(20, (typed) => /^[\w-]+$/.test(typed), 'choice');
const day = emptyOr(10, isIsoDate, 'date');
const number = text(50);
const weight = numberText(kilograms, { optional: true, min: 0, max: 999_999_999 });
const identityTypes = choice(['2', '3', '4', '5']);

/** Y or T; unlike {@link flag} it is undefined when missing. */
const optionalFlag = z.codec(z.unknown(), z.boolean(), {
  decode: (value) => z.decode(flag, value),
  encode: (value) => z.encode(flag, value),
});

const headerFields = z.object({
  recipient: field('nama', text(200), 'recipient'),
  identityType: field('jns_identitas', identityTypes, 'identityType'),
  identityNumber: field('no_identitas', text(30), 'identityNumber'),
  address: field('alamat', text(500, { multiline: true }), 'recipientAddress'),
  /** Whether a proxy acts for the recipient. */
  hasProxy: field('fl_kuasa', optionalFlag, 'hasProxy'),
  proxyName: field('nama_kuasa', text(200), 'proxyName'),
  proxyIdentityType: field('jns_identitas_kuasa', identityTypes, 'proxyIdentityType'),
  proxyIdentityNumber: field('no_identitas_kuasa', text(30), 'proxyIdentityNumber'),
  proxyAddress: field('alamat_kuasa', text(500, { multiline: true }), 'proxyAddress'),
  transportMode: field('moda_angkutan', choice(transportModes), 'transportMode'),
  carrier: field('nama_sarkut', text(100), 'carrier'),
  voyage: field('no_voyage', number, 'voyage'),
  loadingPort: field('pel_muat', reference, 'loadingPort'),
  destinationPort: field('pel_tujuan', reference, 'destinationPort'),
  warehouse: field('id_gudang', reference, 'warehouseCode'),
  /** Kilograms. */
  gross: field('bruto', weight, 'gross'),
  net: field('netto', weight, 'net'),
  releaseDate: field('tgl_pengeluaran', day, 'releaseDate'),
  kkNumber: field('no_kk', number, 'kkNumber'),
  dukcapilNumber: field('no_dukcapil', number, 'dukcapilNumber'),
  dukcapilDate: field('tgl_dukcapil', day, 'dukcapilDate'),
  pindahNumber: field('no_surat_pindah', number, 'pindahNumber'),
  pindahDate: field('tgl_pindah', day, 'pindahDate'),
  kuasaNumber: field('no_surat_kuasa', number, 'kuasaNumber'),
  kuasaDate: field('tgl_surat_kuasa', day, 'kuasaDate'),
  pernyataanNumber: field('no_surat_pernyataan', number, 'pernyataanNumber'),
  pernyataanDate: field('tgl_surat_pernyataan', day, 'pernyataanDate'),
  /** The letter that permits the goods to leave. */
  rekombpNumber: field('no_surat_rekombp', number, 'rekombpNumber'),
  rekombpDate: field('tgl_surat_rekombp', day, 'rekombpDate'),
  plNumber: field('no_pl', number, 'plNumber'),
  plDate: field('tgl_pl', day, 'plDate'),
  stnkNumber: field('no_stnk', number, 'stnkNumber'),
  stnkDate: field('tgl_stnk', day, 'stnkDate'),
  bpkbNumber: field('no_bpkb', number, 'bpkbNumber'),
  bpkbDate: field('tgl_bpkb', day, 'bpkbDate'),
  suratJalanNumber: field('no_surat_jalan', number, 'suratJalanNumber'),
  suratJalanDate: field('tgl_surat_jalan', day, 'suratJalanDate'),
  buktiGesekNumber: field('no_bukti_gesek', number, 'buktiGesekNumber'),
  buktiGesekDate: field('tgl_bukti_gesek', day, 'buktiGesekDate'),
});

/** The values of a record's header. Empty ones are empty texts. */
export type PpftzHeader = z.output<typeof headerFields>;

/**
 * Wire name and label key of each field of a record's header.
 *
 * @beta
 */
export const ppftzHeaderNames = Object.fromEntries(
  Object.entries(headerFields.shape).map(([name, each]) => [name, wireField(each)]),
) as { readonly [Field in keyof PpftzHeader]: { readonly name: string; readonly label: PpftzLabel } };

/** A header with only some fields: a rule between fields runs where all that it needs is there. */
type SomeFields = Partial<PpftzHeader>;

const rule = (path: keyof PpftzHeader, error: RefusalCode, holds: (header: SomeFields) => boolean) =>
  z.refine<SomeFields>(holds, {
    path: [path],
    error,
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

const isNot =
  (problem: 'npwp' | 'ktp') =>
  ({ identityType, identityNumber }: SomeFields) =>
    // The rule also sees values that were refused at their own field.
    typeof identityType !== 'string' ||
    typeof identityNumber !== 'string' ||
    (problem === 'ktp' && identityNumber === '') ||
    identityProblem(identityType, identityNumber) !== problem;

const proxyOf = ({ hasProxy, proxyIdentityType, proxyIdentityNumber }: SomeFields): SomeFields =>
  hasProxy ? { identityType: proxyIdentityType, identityNumber: proxyIdentityNumber } : {};

const bareNumbers = z.overwrite<SomeFields>((header) => ({
  ...header,
  ...(header.identityType !== undefined &&
    header.identityNumber !== undefined && {
      identityNumber: cleanIdentityNumber(header.identityType, header.identityNumber),
    }),
  ...(header.proxyIdentityType !== undefined &&
    header.proxyIdentityNumber !== undefined && {
      proxyIdentityNumber: cleanIdentityNumber(header.proxyIdentityType, header.proxyIdentityNumber),
    }),
}));

/** Rules that apply whenever a header is saved, complete or not. */
export const ppftzHeaderRules = [
  bareNumbers,
  rule('identityNumber', 'npwpExact', isNot('npwp')),
  rule('identityNumber', 'ktp', isNot('ktp')),
  rule('proxyIdentityNumber', 'npwpProxyExact', (header) => isNot('npwp')(proxyOf(header))),
  rule('proxyIdentityNumber', 'ktp', (header) => isNot('ktp')(proxyOf(header))),
] as const;

/**
 * A header as it may be saved: values must be valid, none is required.
 *
 * @beta
 */
export const ppftzHeader = headerFields.check(...ppftzHeaderRules);

/**
 * A complete header, as needed by the second step and for sending: all fields required for its kind have values.
 *
 * @beta
 */
export const completePpftzHeader = (kind: PpftzKind) =>
  ppftzHeader.check((context) => {
    const { value, issues } = context;
    for (const field of requiredPpftzFields(kind, value.hasProxy))
      if (value[field] === '')
        issues.push({ code: 'custom', input: value, path: [field], message: 'required' });
  });

/** The same fields, all optional, for a save of only some. */
export const somePpftzFields = optionalFields(headerFields);

/** Codec that reads a header field from any provider. */
const readAs = (name: string) => {
  if (name === 'hasProxy') return flag;
  return name.endsWith('Date') ? shownDay : shownText;
};

/** The fields of a header for reading; omitted ones are empty. */
export const readPpftzFields = Object.fromEntries(
  Object.entries(headerFields.shape).map(([name, each]) => [
    name,
    field(wireField(each) ?? name, readAs(name)),
  ]),
) as unknown as { readonly [Name in keyof PpftzHeader]: Field<z.ZodMiniType<PpftzHeader[Name]>> };
