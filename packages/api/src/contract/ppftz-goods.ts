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
import { field, optionalFields, wire } from './wire.ts';

/**
 * Most goods of a record.
 *
 * @beta
 */
export const maxGoods = 5_000;

const rate = numberText(percent, { min: 0, max: 1_000 });
const weight = numberText(kilograms, { min: 0, max: 999_999_999 });

/** Form fields of an article. */
const goodsFields = {
  /** Description of the goods. */
  description: field('uraian_barang', requiredText(500), 'goodsDescription'),
  unitCount: field('jml_satuan', numberText(kilograms, { min: 0.01, max: 999_999_999 }), 'unitCount'),
  unitType: field('jns_satuan', code, 'unitType'),
  packageCount: field(
    'jml_kemasan',
    numberText({ decimals: 0 }, { min: 0, max: 999_999_999 }),
    'packageCount',
  ),
  packageType: field('jns_kemasan', code, 'packageType'),
  /** Kilograms. */
  gross: field('bruto', weight, 'gross'),
  net: field('netto', weight, 'net'),
  /** Whole rupiah, 15 digits at most. */
  value: field('nilai_barang', numberText(rupiah, { min: 0, max: 999_999_999_999_999 }), 'goodsValue'),
  /** Eight digits at most, or empty. */
  hsCode: field('hs_code', text(20).check(otherwise((typed) => /^\d{0,8}$/.test(typed), 'hsCode')), 'hsCode'),
  dutyRate: field('tarif_bm', rate, 'dutyRate'),
  vatRate: field('tarif_ppn', rate, 'vatRate'),
  incomeTaxRate: field('tarif_pph', rate, 'incomeTaxRate'),
};

/**
 * An article, as in its form.
 *
 * @beta
 */
export const goodsRow = z.object(goodsFields);

const amount = numberText(rupiah, { min: 0 });
/** Result of {@link taxesOf}, in whole rupiah. */
const taxFields = {
  duty: field('nilai_bm', amount, 'duty'),
  vat: field('nilai_ppn', amount, 'vat'),
  incomeTax: field('nilai_pph', amount, 'incomeTax'),
};

const taxNames = ['duty', 'vat', 'incomeTax'] as const;

const inRupiah = (text: string) => formatNumber(text, rupiah);

/** Duty and taxes sent with an article must be those computed from it; `rows` are checked one by one. */
const taxesAgree = (context: { value: SomeLine; issues: z.core.$ZodRawIssue[] }) => {
  const { issues } = context;
  if (issues.length > 0 || context.value.rows) return;
  // Without `rows` all fields of the article are there.
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
/** An article, or `rows` of several. */
type SomeLine = Partial<z.output<typeof goodsLine>> & { readonly rows?: unknown };
const checkedLine = goodsLine.check(taxesAgree);

/** An article with its duty and taxes, as saved. */
export type GoodsLine = z.output<typeof goodsLine>;
/** An article, as in its form. */
export type GoodsRow = z.output<typeof goodsRow>;

/**
 * Returns an article with its computed duty and taxes.
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

/** A stored article. Numbers are decimals as text. */
const storedGoods = wire(
  z.object({
    /** The id of the article. */
    id: field('ID_BARANG', recordId),
    /** Description of the goods. */
    description: field('URAIAN_BARANG', shownText),
    unitCount: field('JML_SATUAN', shownText),
    unitType: field('JNS_SATUAN', shownText),
    packageCount: field('JML_KEMASAN', shownText),
    packageType: field('JNS_KEMASAN', shownText),
    gross: field('BRUTO', shownText),
    net: field('NETTO', shownText),
    /** Whole rupiah. */
    value: field('CIF', shownText),
    hsCode: field('HS_CODE', shownText),
    dutyRate: field('TARIF_BM', shownText),
    vatRate: field('TARIF_PPN', shownText),
    incomeTaxRate: field('TARIF_PPH', shownText),
    duty: field('NILAI_BM', shownText),
    vat: field('NILAI_PPN', shownText),
    incomeTax: field('NILAI_PPH', shownText),
    /** Version; sent back with a change. */
    version: field('versi', textIfAny),
    /** Whether it was added or changed after the record was sent. */
    changed: field('fl_berubah', flag),
  }),
);

const some = [
  z.minLength(1, { error: 'required' }),
  z.maxLength(maxGoods, { error: 'tooManyRows' }),
] as const;

/** Limits for as many goods as a record may have. */
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
  params: wire(z.object({ id: field('id', recordId, 'goods') })),
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
      .extend(optionalFields(goodsLine), {
        recordId: field('id_aju', recordId, 'ppftzRecord'),
        rows: field('barang', z.optional(z.array(wire(checkedLine)).check(...some)), 'goods'),
      })
      .check(oneOrMany(Object.keys(goodsLine.shape)), taxesAgree),
  ),
  answer: saved('id_barang'),
  failures: [404, 409],
});

const changedLine = z.object({
  ...goodsFields,
  ...taxFields,
  id: field('id_barang', recordId, 'goods'),
  version: field('versi', seenVersion, 'record'),
});

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
      .extend(optionalFields(changedLine), {
        rows: field(
          'barang',
          z.optional(z.array(wire(changedLine.check(taxesAgree))).check(...some)),
          'goods',
        ),
      })
      .check(oneOrMany([...Object.keys(goodsLine.shape), 'id']), taxesAgree),
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
      .object({
        id: field('id_barang', z.optional(recordId), 'goods'),
        rows: field('barang', z.optional(z.array(recordId).check(...some)), 'goods'),
      })
      .check(oneOrMany(['id'])),
  ),
  answer: done,
  failures: [404, 409],
});

/** An article in a list. */
export type StoredGoods = z.output<typeof storedGoods>;
