import * as z from 'zod/mini';
import { isIsoDate } from '../rules/date.ts';
import {
  cleanIdentityNumber,
  cleanPhone,
  identityProblem,
  identityTypes,
  isPhone,
} from '../rules/identity.ts';
import type { RefusalCode } from '../rules/messages/index.ts';
import { kilograms, rupiah } from '../rules/number-notation.ts';
import { cleanCarrierName, isCarrierName, maxCarrierName } from '../rules/transit/carrier-name.ts';
import {
  otherPurpose,
  transitDocumentTypes,
  transitEntryTypes,
  transitIdentityTypes,
  transitPurposes,
} from '../rules/transit/choices.ts';
import { code, isoDate, oneCode, otherwise, phone, requiredText, text } from './fields.ts';
import { numberText } from './number-text.ts';
import { field } from './wire.ts';

/**
 * Most lines of goods of one request, and most supporting documents.
 *
 * @beta
 */
export const maxTransitLines = 200;

const notTooMany = z.maxLength(maxTransitLines, { error: 'tooManyRows' });

const quantity = numberText(kilograms, { min: 0, max: 999_999_999 });

/** An optional text of the body; a missing one is empty. */
const orEmpty = (schema: z.ZodMiniType<string>) =>
  z.codec(z.optional(z.unknown()), schema, {
    decode: (value) => (value ?? '') as string,
    encode: (value) => value,
  });

const optionalText = (max: number, options: Parameters<typeof text>[1] = {}) => orEmpty(text(max, options));

/** Fields of an article of both kinds of requests. */
const goodsFields = {
  /** Description of the goods. */
  description: field('uraianBarang', requiredText(500), 'goodsDescription'),
  brand: field('typeMerk', optionalText(200), 'brand'),
  serialNumber: field('noSeri', optionalText(100), 'serialNumber'),
  /** Quantity in the unit below. */
  count: field('jumlahBarang', quantity, 'goodsCount'),
  /** Code of the unit of quantity. */
  unit: field('satuanBarang', code, 'goodsUnit'),
};

/**
 * An article that a passenger carries.
 *
 * @beta
 */
export const passengerGoodsRow = z.object({
  ...goodsFields,
  /** Price of the whole line, whole rupiah. */
  price: field('harga', numberText(rupiah, { min: 0, max: 999_999_999_999_999 }), 'price'),
  remarks: field('keterangan', optionalText(500), 'remarks'),
});

/**
 * A supporting document.
 *
 * @beta
 */
export const transitDocumentRow = z.object({
  /** Code of the type of the document. */
  kind: field('jenisDokumen', oneCode(transitDocumentTypes), 'transitDocumentKind'),
  /** The number of the document. */
  number: field('nomorDokumen', requiredText(50), 'transitDocumentNumber'),
  /** The day of the document, `YYYY-MM-DD`. */
  date: field('tanggalDokumen', isoDate, 'transitDocumentDate'),
});

/**
 * An article that a courier brings.
 *
 * @beta
 */
export const courierGoodsRow = z.object({
  /** Of the air waybill (SMU). */
  waybill: field('noSmu', optionalText(50), 'waybill'),
  ...goodsFields,
  /** Kilograms. */
  weight: field('berat', quantity, 'goodsWeight'),
  aircraft: field('namaPesawat', optionalText(100), 'aircraft'),
  flight: field('noPenerbangan', optionalText(50), 'flight'),
});

/**
 * The name of a carrier; {@link cleanCarrierName} normalizes it.
 *
 * @beta
 */
export const carrierName = (whenEmpty: RefusalCode = 'required') =>
  text(maxCarrierName, { clean: cleanCarrierName, whenMissing: whenEmpty }).check(
    z.minLength(1, { error: whenEmpty }),
    otherwise(isCarrierName, 'carrierName'),
  );

/** An entry of a reference list, such as a port or a city. */
const listed = requiredText(100);

const identityCodes: Readonly<Record<string, string>> = {
  NPWP: identityTypes.npwp,
  KTP: identityTypes.ktp,
};

const emptyOr = (
  max: number,
  holds: (typed: string) => boolean,
  code: RefusalCode,
  clean = (typed: string) => typed,
) => orEmpty(text(max, { clean }).check(otherwise((typed) => typed === '' || holds(typed), code)));

/** Form fields of a passenger without the lists. */
export const passengerFields = z.object({
  notifierName: field('namaPemberitahu', requiredText(200), 'notifierName'),
  notifierIdentityType: field('jenisIdPemberitahu', oneCode(transitIdentityTypes), 'notifierIdentityType'),
  notifierIdentityNumber: field('idPemberitahu', requiredText(30), 'notifierIdentityNumber'),
  notifierAddress: field('alamatPemberitahu', requiredText(500, { multiline: true }), 'notifierAddress'),
  notifierOccupation: field('pekerjaanPemberitahu', requiredText(100), 'notifierOccupation'),
  notifierPhone: field('noTelpPemberitahu', phone, 'notifierPhone'),
  /** Who pays for the goods, if not the passenger; empty otherwise. */
  sponsorName: field('namaSponsor', optionalText(200), 'sponsorName'),
  sponsorIdentityType: field(
    'jenisIdSponsor',
    emptyOr(20, (typed) => transitIdentityTypes.some((each) => each === typed), 'choice'),
    'sponsorIdentityType',
  ),
  sponsorIdentityNumber: field('idSponsor', optionalText(30), 'sponsorIdentityNumber'),
  sponsorAddress: field('alamatSponsor', optionalText(500, { multiline: true }), 'sponsorAddress'),
  sponsorOccupation: field('pekerjaanSponsor', optionalText(100), 'sponsorOccupation'),
  sponsorPhone: field(
    'noTelpSponsor',
    emptyOr(15, isPhone, 'phone', (typed) => (isPhone(typed) ? typed : cleanPhone(typed))),
    'sponsorPhone',
  ),
  entryType: field(
    'jenisPemasukan',
    oneCode(Object.keys(transitEntryTypes) as [keyof typeof transitEntryTypes]),
    'entryType',
  ),
  purpose: field('tujuanPemasukan', oneCode(transitPurposes), 'entryPurpose'),
  /** The purpose, where it is {@link otherPurpose}. */
  otherPurpose: field('tujuanPemasukanLainnya', optionalText(200), 'otherPurpose'),
  placeOfUse: field('lokasiPenggunaan', requiredText(200), 'placeOfUse'),
  origin: field('asalBarang', requiredText(200), 'goodsOrigin'),
  exitDate: field('perkiraanTanggalKeluar', isoDate, 'exitDate'),
  carrier: field('namaSarkut', carrierName(), 'carrier'),
  /** The number of the voyage or flight. */
  carrierNumber: field('nomorSarkut', requiredText(50), 'carrierNumber'),
  portIn: field('pelMasuk', listed, 'portIn'),
  portOut: field('pelKeluar', listed, 'portOut'),
  arrivalDate: field('tanggalDatang', isoDate, 'arrivalDate'),
});

type Typed = z.output<typeof passengerFields>;

const people = ['notifier', 'sponsor'] as const;

const bareNumbers = z.overwrite<Typed>((values) => ({
  ...values,
  ...Object.fromEntries(
    people.map((person) => [
      `${person}IdentityNumber`,
      cleanIdentityNumber(
        identityCodes[values[`${person}IdentityType`]] ?? '',
        values[`${person}IdentityNumber`],
      ),
    ]),
  ),
}));

/** A rule between two fields that also runs while others are invalid. */
const between = (
  names: readonly (keyof Typed)[],
  at: keyof Typed,
  error: RefusalCode,
  holds: (values: Typed) => boolean,
) =>
  z.refine<Typed>(holds, {
    path: [at],
    error,
    when: ({ value }) =>
      names.every((name) => typeof (value as Record<string, unknown> | null)?.[name] === 'string'),
  });

/** An empty number is refused by its own field's rule, except for a sponsor's NPWP, which is required here. */
const identityRule = (person: (typeof people)[number], problem: 'npwp' | 'ktp') => {
  const [type, number] = [`${person}IdentityType`, `${person}IdentityNumber`] as const;
  return between([type, number], number, problem === 'npwp' ? 'npwpDigits' : 'ktp', (values) => {
    const isOmitted = values[number] === '' && !(person === 'sponsor' && problem === 'npwp');
    return isOmitted || identityProblem(identityCodes[values[type]] ?? '', values[number]) !== problem;
  });
};

/** The rules between a passenger's fields. */
export const passengerRules = [
  bareNumbers,
  ...people.flatMap((person) => [identityRule(person, 'npwp'), identityRule(person, 'ktp')]),
  between(
    ['purpose', 'otherPurpose'],
    'otherPurpose',
    'required',
    (values) => values.purpose !== otherPurpose || values.otherPurpose !== '',
  ),
  between(
    ['arrivalDate', 'exitDate'],
    'exitDate',
    'exitBeforeArrival',
    ({ arrivalDate, exitDate }) => !isIsoDate(arrivalDate) || !isIsoDate(exitDate) || exitDate >= arrivalDate,
  ),
] as const;

/** Lines of goods: at least one. */
export const goodsLines = <Row extends z.ZodMiniType>(row: Row) =>
  field(
    'tableDetail',
    z.array(row, { error: 'noGoods' }).check(z.minLength(1, { error: 'noGoods' }), notTooMany),
    'goods',
  );

/** Supporting documents; may be empty. */
export const documentLines = <Row extends z.ZodMiniType>(row: Row) =>
  field(
    'tableDokung',
    z.codec(z.optional(z.unknown()), z.array(row).check(notTooMany), {
      decode: (value) => (value ?? []) as z.input<Row>[],
      encode: (value) => value,
    }),
    'transitDocuments',
  );

/**
 * A passenger's request, as in the form.
 *
 * @beta
 */
export const passengerValues = z
  .extend(passengerFields, {
    goods: goodsLines(passengerGoodsRow),
    /** Documents of the goods. */
    documents: documentLines(transitDocumentRow),
  })
  .check(...passengerRules);

/** Form fields of a courier without the goods. */
export const courierFields = z.object({
  /** The forwarding company, by its name in the reference list. */
  company: field('namaLengkap', listed, 'courierCompany'),
  /** As in the reference list: masked. The server stores the full values. */
  identityNumber: field('noIdentitas', optionalText(30), 'identityNumber'),
  address: field('alamat', optionalText(500, { multiline: true }), 'address'),
  occupation: field('pekerjaan', optionalText(100), 'occupation'),
  carrier: field(
    'namaSarkut',
    emptyOr(maxCarrierName, isCarrierName, 'carrierName', cleanCarrierName),
    'carrier',
  ),
  /** Of the bill of lading or air waybill. */
  billNumber: field('noBl', optionalText(50), 'billNumber'),
  arrivalPort: field('pelKedatangan', listed, 'arrivalPort'),
  departurePort: field('pelKeberangkatan', listed, 'departurePort'),
  expectedDate: field('tglPerkiraan', isoDate, 'expectedDate'),
  packageCount: field(
    'jumlahKemasan',
    numberText({ decimals: 0 }, { min: 1, max: 999_999_999 }),
    'packageCount',
  ),
  packageType: field('jenisKemasan', code, 'packageType'),
  originCity: field('kotaAsal', optionalText(100), 'originCity'),
  destinationCity: field('kotaTujuan', optionalText(100), 'destinationCity'),
  courierName: field('namaKurir', requiredText(200), 'courierName'),
});

/**
 * A courier's request, as in the form.
 *
 * @beta
 */
export const courierValues = z.extend(courierFields, { goods: goodsLines(courierGoodsRow) });

/** The form values of a passenger. */
export type PassengerValues = z.output<typeof passengerValues>;
/** The form values of a courier. */
export type CourierValues = z.output<typeof courierValues>;
/** An article that a passenger carries. */
export type PassengerGoods = z.output<typeof passengerGoodsRow>;
/** An article that a courier brings. */
export type CourierGoods = z.output<typeof courierGoodsRow>;
/** A supporting document. */
export type TransitDocument = z.output<typeof transitDocumentRow>;
