import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import { formatNumber } from '../rules/format-number.ts';
import type { RefusalCode } from '../rules/messages/index.ts';
import { kilograms, percent, rupiah } from '../rules/number-notation.ts';
import { taxesOf } from '../rules/ppftz/tax.ts';
import { done, saved } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { code, otherwise, recordId, requiredText, seenVersion, text } from './fields.ts';
import { numberText } from './number-text.ts';
import { ofRecord, oneOrMany } from './ppftz-row.ts';
import { flag, shownText, textIfAny } from './read.ts';
import { named, type WireNames, wire } from './wire.ts';

/**
 * Most goods of a record.
 *
 * @beta
 */
export const maxGoods = 5_000;

const rate = numberText(percent, { min: 0, max: 1_000 });
const weight = numberText(kilograms, { min: 0, max: 999_999_999 });

/** What people type of an article. */
const goodsFields = {
  /** What the goods are. */
  description: requiredText(500),
  unitCount: numberText(kilograms, { min: 0.01, max: 999_999_999 }),
  unitType: code,
  packageCount: numberText({ decimals: 0 }, { min: 0, max: 999_999_999 }),
  packageType: code,
  /** Kilograms. */
  gross: weight,
  net: weight,
  /** Whole rupiah, 15 digits at most. */
  value: numberText(rupiah, { min: 0, max: 999_999_999_999_999 }),
  /** Eight digits at most, or empty. */
  hsCode: text(20).check(otherwise((typed) => /^\d{0,8}$/.test(typed), 'hsCode')),
  dutyRate: rate,
  vatRate: rate,
  incomeTaxRate: rate,
};

/**
 * An article as its form holds it.
 *
 * @beta
 */
export const goodsRow = z.object(goodsFields);

const amount = numberText(rupiah, { min: 0 });
/** What {@link taxesOf} makes of it, in whole rupiah. */
const taxFields = { duty: amount, vat: amount, incomeTax: amount };

const taxNames = ['duty', 'vat', 'incomeTax'] as const;

const inRupiah = (text: string) => formatNumber(text, rupiah);

/** Duty and taxes that travel with an article must be those that follow from it; `rows` have been looked at by themselves. */
const taxesAgree = (context: { value: SomeLine; issues: z.core.$ZodRawIssue[] }) => {
  const { issues } = context;
  if (issues.length > 0 || context.value.rows) return;
  // Without rows all of the article's fields are there.
  const value = context.value as z.output<typeof goodsLine>;
  const taxes = taxesOf(BigInt(value.value), {
    duty: value.dutyRate,
    vat: value.vatRate,
    incomeTax: value.incomeTaxRate,
  });
  for (const name of taxNames) {
    const expected = String(taxes[name]);
    if (value[name] !== expected)
      issues.push({
        code: 'custom',
        input: value,
        path: [name],
        message: 'taxDiffers' satisfies RefusalCode,
        params: { expected: inRupiah(expected), sent: inRupiah(value[name]) },
      });
  }
};

const goodsLine = z.object({ ...goodsFields, ...taxFields });
/** An article, or in its place `rows` of several. */
type SomeLine = Partial<z.output<typeof goodsLine>> & { readonly rows?: unknown };
const checkedLine = goodsLine.check(taxesAgree);

/** An article with its duty and taxes, as it is saved. */
export type GoodsLine = z.output<typeof goodsLine>;
/** An article as its form holds it. */
export type GoodsRow = z.output<typeof goodsRow>;

/**
 * An article with the duty and taxes that follow from it.
 *
 * @beta
 */
export function goodsLineOf(row: GoodsRow): GoodsLine {
  const taxes = taxesOf(BigInt(row.value), {
    duty: row.dutyRate,
    vat: row.vatRate,
    incomeTax: row.incomeTaxRate,
  });
  return { ...row, duty: String(taxes.duty), vat: String(taxes.vat), incomeTax: String(taxes.incomeTax) };
}

const lineNames: WireNames<GoodsLine> = {
  description: named('uraian_barang', 'goodsDescription'),
  unitCount: named('jml_satuan', 'unitCount'),
  unitType: named('jns_satuan', 'unitType'),
  packageCount: named('jml_kemasan', 'packageCount'),
  packageType: named('jns_kemasan', 'packageType'),
  gross: named('bruto', 'gross'),
  net: named('netto', 'net'),
  value: named('nilai_barang', 'goodsValue'),
  hsCode: named('hs_code', 'hsCode'),
  dutyRate: named('tarif_bm', 'dutyRate'),
  vatRate: named('tarif_ppn', 'vatRate'),
  incomeTaxRate: named('tarif_pph', 'incomeTaxRate'),
  duty: named('nilai_bm', 'duty'),
  vat: named('nilai_ppn', 'vat'),
  incomeTax: named('nilai_pph', 'incomeTax'),
};

/** A stored article. Numbers are decimals as text. */
const storedGoods = wire(
  z.object({
    /** The id of the article. */
    id: recordId,
    /** What the goods are. */
    description: shownText,
    unitCount: shownText,
    unitType: shownText,
    packageCount: shownText,
    packageType: shownText,
    gross: shownText,
    net: shownText,
    /** Whole rupiah. */
    value: shownText,
    hsCode: shownText,
    dutyRate: shownText,
    vatRate: shownText,
    incomeTaxRate: shownText,
    duty: shownText,
    vat: shownText,
    incomeTax: shownText,
    /** Who changes it says which version was seen. */
    version: textIfAny,
    /** Whether it was added or changed since the record was sent. */
    changed: flag,
  }),
  {
    id: 'ID_BARANG',
    description: 'URAIAN_BARANG',
    unitCount: 'JML_SATUAN',
    unitType: 'JNS_SATUAN',
    packageCount: 'JML_KEMASAN',
    packageType: 'JNS_KEMASAN',
    gross: 'BRUTO',
    net: 'NETTO',
    value: 'CIF',
    hsCode: 'HS_CODE',
    dutyRate: 'TARIF_BM',
    vatRate: 'TARIF_PPN',
    incomeTaxRate: 'TARIF_PPH',
    duty: 'NILAI_BM',
    vat: 'NILAI_PPN',
    incomeTax: 'NILAI_PPH',
    version: 'versi',
    changed: 'fl_berubah',
  },
);

const some = [
  z.minLength(1, { error: 'required' }),
  z.maxLength(maxGoods, { error: 'tooManyRows' }),
] as const;

/** Room for as many goods as a record may have. */
const manyGoods = { maxBodyKb: 4_096, maxParts: 200_000 } as const;

/** @beta */
export const ppftzGoods = endpoint({
  method: 'GET',
  path: 'ppftz/barang/{id_aju}',
  summary: 'Goods of a PPFTZ record in the order they were entered.',
  access: ppftzUsers,
  rate: 'standard',
  params: ofRecord,
  answer: z.array(storedGoods),
  failures: [404],
});

/** @beta */
export const ppftzGoodsByQuery = endpoint({
  method: 'GET',
  path: 'ppftz/barang',
  summary: 'The same; the record stands in the query.',
  access: ppftzUsers,
  rate: 'standard',
  query: ofRecord,
  answer: z.array(storedGoods),
  failures: [404],
});

/** @beta */
export const ppftzGoodsDetail = endpoint({
  method: 'GET',
  path: 'ppftz/barang/detil/{id}',
  summary: 'One article of a PPFTZ record.',
  access: ppftzUsers,
  rate: 'standard',
  params: wire(z.object({ id: recordId }), { id: named('id', 'goods') }),
  answer: storedGoods,
  failures: [404],
});

/** @beta */
export const addPpftzGoods = endpoint({
  method: 'POST',
  path: 'ppftz/barang',
  summary: 'Add an article to a PPFTZ record, or several in `barang`: all of them or none.',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  once: true,
  ...manyGoods,
  body: wire(
    z
      .extend(z.partial(goodsLine), {
        recordId,
        rows: z.optional(z.array(wire(checkedLine, lineNames)).check(...some)),
      })
      .check(oneOrMany(Object.keys(goodsLine.shape)), taxesAgree),
    { ...lineNames, recordId: named('id_aju', 'ppftzRecord'), rows: named('barang', 'goods') },
  ),
  answer: saved('id_barang'),
  failures: [404, 409],
});

const changedLine = z.object({ ...goodsFields, ...taxFields, id: recordId, version: seenVersion });
const changedNames = {
  ...lineNames,
  id: named('id_barang', 'goods'),
  version: named('versi', 'record'),
} as const;

/** @beta */
export const changePpftzGoods = endpoint({
  method: 'PUT',
  path: 'ppftz/barang',
  summary: 'Change an article of a PPFTZ record, or several of one record in `barang`: all of them or none.',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  ...manyGoods,
  body: wire(
    z
      .extend(z.partial(changedLine), {
        rows: z.optional(z.array(wire(changedLine.check(taxesAgree), changedNames)).check(...some)),
      })
      .check(oneOrMany([...Object.keys(goodsLine.shape), 'id']), taxesAgree),
    { ...changedNames, rows: named('barang', 'goods') },
  ),
  answer: done,
  failures: [404, 409, 412],
});

/** @beta */
export const deletePpftzGoods = endpoint({
  method: 'DELETE',
  path: 'ppftz/barang',
  summary: 'Delete an article of a PPFTZ record, or several of one record in `barang`: all of them or none.',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  maxBodyKb: 512,
  body: wire(
    z
      .object({ id: z.optional(recordId), rows: z.optional(z.array(recordId).check(...some)) })
      .check(oneOrMany(['id'])),
    { id: named('id_barang', 'goods'), rows: named('barang', 'goods') },
  ),
  answer: done,
  failures: [404, 409],
});

/** An article as a list shows it. */
export type StoredGoods = z.output<typeof storedGoods>;
