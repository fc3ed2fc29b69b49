import * as z from 'zod/mini';
import { isIsoDate } from '../rules/date.ts';
import { cleanIdentityNumber, identityProblem } from '../rules/identity.ts';
import type { RefusalCode } from '../rules/messages/index.ts';
import { kilograms } from '../rules/number-notation.ts';
import { requiredPpftzFields, transportModes } from '../rules/ppftz/header.ts';
import type { PpftzKind } from '../rules/ppftz/status.ts';
import { otherwise, text } from './fields.ts';
import { numberText } from './number-text.ts';
import { flag, shownDay, shownText } from './read.ts';
import { named, type WireNames } from './wire.ts';

/** A field that may still be empty, as long as what stands in it is right. */
const emptyOr = (max: number, holds: (text: string) => boolean, code: RefusalCode) =>
  text(max).check(otherwise((typed) => typed === '' || holds(typed), code));

const choice = (values: readonly string[]) => emptyOr(20, (typed) => values.includes(typed), 'choice');
const reference = emptyOr(20, (typed) => /^[\w-]+$/.test(typed), 'choice');
const day = emptyOr(10, isIsoDate, 'date');
const number = text(50);
const weight = numberText(kilograms, { optional: true, min: 0, max: 999_999_999 });
const identityTypes = choice(['2', '3', '4', '5']);

/** Y or T; unlike {@link flag} it says nothing where it is missing. */
const saidFlag = z.codec(z.unknown(), z.boolean(), {
  decode: (value) => z.decode(flag, value),
  encode: (value) => z.encode(flag, value),
});

const headerFields = z.object({
  recipient: text(200),
  identityType: identityTypes,
  identityNumber: text(30),
  address: text(500, { multiline: true }),
  /** Whether somebody acts for the recipient. */
  hasProxy: saidFlag,
  proxyName: text(200),
  proxyIdentityType: identityTypes,
  proxyIdentityNumber: text(30),
  proxyAddress: text(500, { multiline: true }),
  transportMode: choice(transportModes),
  carrier: text(100),
  voyage: number,
  loadingPort: reference,
  destinationPort: reference,
  warehouse: reference,
  /** Kilograms. */
  gross: weight,
  net: weight,
  releaseDate: day,
  kkNumber: number,
  dukcapilNumber: number,
  dukcapilDate: day,
  pindahNumber: number,
  pindahDate: day,
  kuasaNumber: number,
  kuasaDate: day,
  pernyataanNumber: number,
  pernyataanDate: day,
  /** The letter by which the goods may leave. */
  rekombpNumber: number,
  rekombpDate: day,
  plNumber: number,
  plDate: day,
  stnkNumber: number,
  stnkDate: day,
  bpkbNumber: number,
  bpkbDate: day,
  suratJalanNumber: number,
  suratJalanDate: day,
  buktiGesekNumber: number,
  buktiGesekDate: day,
});

/** What the header of a record holds. What is not known yet is an empty text. */
export type PpftzHeader = z.output<typeof headerFields>;

/**
 * The fields of a record's header on the wire and among people.
 *
 * @beta
 */
export const ppftzHeaderNames = {
  recipient: named('nama', 'recipient'),
  identityType: named('jns_identitas', 'identityType'),
  identityNumber: named('no_identitas', 'identityNumber'),
  address: named('alamat', 'recipientAddress'),
  hasProxy: named('fl_kuasa', 'hasProxy'),
  proxyName: named('nama_kuasa', 'proxyName'),
  proxyIdentityType: named('jns_identitas_kuasa', 'proxyIdentityType'),
  proxyIdentityNumber: named('no_identitas_kuasa', 'proxyIdentityNumber'),
  proxyAddress: named('alamat_kuasa', 'proxyAddress'),
  transportMode: named('moda_angkutan', 'transportMode'),
  carrier: named('nama_sarkut', 'carrier'),
  voyage: named('no_voyage', 'voyage'),
  loadingPort: named('pel_muat', 'loadingPort'),
  destinationPort: named('pel_tujuan', 'destinationPort'),
  warehouse: named('id_gudang', 'warehouseCode'),
  gross: named('bruto', 'gross'),
  net: named('netto', 'net'),
  releaseDate: named('tgl_pengeluaran', 'releaseDate'),
  kkNumber: named('no_kk', 'kkNumber'),
  dukcapilNumber: named('no_dukcapil', 'dukcapilNumber'),
  dukcapilDate: named('tgl_dukcapil', 'dukcapilDate'),
  pindahNumber: named('no_surat_pindah', 'pindahNumber'),
  pindahDate: named('tgl_pindah', 'pindahDate'),
  kuasaNumber: named('no_surat_kuasa', 'kuasaNumber'),
  kuasaDate: named('tgl_surat_kuasa', 'kuasaDate'),
  pernyataanNumber: named('no_surat_pernyataan', 'pernyataanNumber'),
  pernyataanDate: named('tgl_surat_pernyataan', 'pernyataanDate'),
  rekombpNumber: named('no_surat_rekombp', 'rekombpNumber'),
  rekombpDate: named('tgl_surat_rekombp', 'rekombpDate'),
  plNumber: named('no_pl', 'plNumber'),
  plDate: named('tgl_pl', 'plDate'),
  stnkNumber: named('no_stnk', 'stnkNumber'),
  stnkDate: named('tgl_stnk', 'stnkDate'),
  bpkbNumber: named('no_bpkb', 'bpkbNumber'),
  bpkbDate: named('tgl_bpkb', 'bpkbDate'),
  suratJalanNumber: named('no_surat_jalan', 'suratJalanNumber'),
  suratJalanDate: named('tgl_surat_jalan', 'suratJalanDate'),
  buktiGesekNumber: named('no_bukti_gesek', 'buktiGesekNumber'),
  buktiGesekDate: named('tgl_bukti_gesek', 'buktiGesekDate'),
} as const satisfies WireNames<PpftzHeader>;

/** A header of which only some fields came: rules between fields speak where all that they need is there. */
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
    // The rule also looks at what was refused at its own field already.
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

/** The rules that hold whenever a header is saved, complete or not. */
export const ppftzHeaderRules = [
  bareNumbers,
  rule('identityNumber', 'npwpExact', isNot('npwp')),
  rule('identityNumber', 'ktp', isNot('ktp')),
  rule('proxyIdentityNumber', 'npwpProxyExact', (header) => isNot('npwp')(proxyOf(header))),
  rule('proxyIdentityNumber', 'ktp', (header) => isNot('ktp')(proxyOf(header))),
] as const;

/**
 * A header as it may be saved: what is there must be right, nothing has to be.
 *
 * @beta
 */
export const ppftzHeader = headerFields.check(...ppftzHeaderRules);

/**
 * A header as the second step and sending need it: all that its kind asks for is there.
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

/** The same fields, of which a save may bring only some. */
export const somePpftzFields = z.partial(headerFields);

/** How a field of the header is read from any provider. */
const readAs = (field: string) => {
  if (field === 'hasProxy') return flag;
  return field.endsWith('Date') ? shownDay : shownText;
};

/** The fields of a header as they are read; what a provider leaves out is empty. */
export const readPpftzFields = Object.fromEntries(
  Object.keys(headerFields.shape).map((field) => [field, readAs(field)]),
) as unknown as { readonly [Field in keyof PpftzHeader]: z.ZodMiniType<PpftzHeader[Field]> };
