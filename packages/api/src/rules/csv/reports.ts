import { type ListedCode, readCodes } from '../listed-codes.ts';
import type { CsvColumn } from './cell.ts';
import type { CsvSchema, LineRule } from './schema.ts';

/** Kinds of periodic reports: temporary storage, unloading in the customs area, excise goods, outward manifests. */
export const reportTypes = ['1', '2', '3', '4'] as const;

/** The code of a kind of report. */
export type ReportType = (typeof reportTypes)[number];

type Kind = Pick<CsvColumn, 'kind' | 'max' | 'codes'>;

// The documents name no lengths. A number of a document takes 50 characters, a name 200, a remark 255.
const number: Kind = { kind: 'text', max: 50 };
const name: Kind = { kind: 'text', max: 200 };
const remark: Kind = { kind: 'text', max: 255 };
const date: Kind = { kind: 'date', max: 10 };
const time: Kind = { kind: 'time', max: 5 };
const count: Kind = { kind: 'count', max: 9 };
const container: Kind = { kind: 'container', max: 11 };
const weight: Kind = { kind: 'decimal', max: 2 };
const volume: Kind = { kind: 'decimal', max: 3 };

const exitAfterEntry: LineRule = {
  refusal: 'exitBeforeEntry',
  columns: ['tgl_masuk', 'jam_masuk', 'tgl_keluar', 'jam_keluar'],
  brokenAt(valueIn) {
    const [entry, exit] = [valueIn('tgl_masuk'), valueIn('tgl_keluar')];
    if (!entry || !exit || exit > entry) return undefined;
    if (exit < entry) return 'tgl_keluar';
    const [from, until] = [valueIn('jam_masuk'), valueIn('jam_keluar')];
    return from && until && until < from ? 'jam_keluar' : undefined;
  },
};

const temporaryStorage = (packaging: Kind): CsvSchema => ({
  columns: [
    { name: 'no_bc10', ...number, example: '000123' },
    { name: 'tgl_bc10', ...date, example: '2026-09-01' },
    { name: 'no_bc11', ...number, example: '000456' },
    { name: 'tgl_bc11', ...date, example: '2026-09-02' },
    { name: 'no_pos', ...number, example: '000100000000' },
    { name: 'no_bl', ...number, required: true, example: 'MAEU245810937' },
    { name: 'tgl_bl', ...date, example: '2026-08-28' },
    { name: 'shipper', ...name, example: 'Contoh Trading Pte Ltd' },
    { name: 'consignee', ...name, required: true, example: 'PT Contoh Logistik Batam' },
    { name: 'jml_cont', ...count, example: '1' },
    { name: 'jml_kemasan', ...count, required: true, example: '120' },
    { name: 'kd_kemasan', ...packaging, required: true, example: 'PK' },
    { name: 'brutto', ...weight, required: true, example: '1850,50' },
    { name: 'volume', ...volume, example: '24,125' },
    { name: 'id_gudang', ...number, example: 'BTA1' },
    { name: 'no_cont', ...container, example: 'CSQU3054383' },
    { name: 'tgl_masuk', ...date, required: true, example: '2026-09-03' },
    { name: 'jam_masuk', ...time, example: '08:30' },
    { name: 'no_segel', ...number, example: 'SGL-229227' },
    { name: 'tgl_keluar', ...date, example: '2026-09-05' },
    { name: 'jam_keluar', ...time, example: '14:05' },
    { name: 'no_dok_keluar', ...number, example: 'SPPB-000789' },
    { name: 'tgl_dok_keluar', ...date, example: '2026-09-05' },
    { name: 'keterangan', ...remark, example: '' },
  ],
  lineRules: [exitAfterEntry],
  periodColumns: ['tgl_masuk', 'tgl_keluar'],
});

const customsArea = (packaging: Kind): CsvSchema => ({
  columns: [
    { name: 'no_bc10', ...number, example: '000123' },
    { name: 'tgl_bc10', ...date, example: '2026-09-01' },
    { name: 'nm_sarkut', ...name, required: true, example: 'MV Selat Riau' },
    { name: 'no_voy', ...number, required: true, example: '032N' },
    { name: 'bendera', ...number, example: 'ID' },
    { name: 'pel_asal', ...number, example: 'SGSIN' },
    { name: 'pel_tujuan', ...number, example: 'IDBTM' },
    { name: 'tgl_tiba', ...date, required: true, example: '2026-09-02' },
    { name: 'jam_tiba', ...time, example: '06:15' },
    { name: 'jml_cont', ...count, example: '12' },
    { name: 'jml_kemasan', ...count, required: true, example: '340' },
    { name: 'kd_kemasan', ...packaging, required: true, example: 'CN' },
    { name: 'bruto', ...weight, required: true, example: '185020,75' },
    { name: 'volume', ...volume, example: '410,500' },
    { name: 'agen_pengangkut', ...name, example: 'PT Contoh Pelayaran' },
    { name: 'no_bc11_in', ...number, example: '000456' },
    { name: 'tgl_bc11_in', ...date, example: '2026-09-02' },
    { name: 'no_bc11_out', ...number, example: '000457' },
    { name: 'tgl_bc11_out', ...date, example: '2026-09-04' },
    { name: 'keterangan', ...remark, example: '' },
  ],
  periodColumns: ['tgl_tiba'],
});

/**
 * The layout of a report whose lines are checked (specification 2, section 3, and ruling 42). Types 3 and 4 have no
 * documented layout.
 *
 * @param packageTypes The kinds of packages; with them, names and synonyms of packages are read as their codes.
 */
export function reportSchema(type: ReportType, packageTypes?: readonly ListedCode[]): CsvSchema | undefined {
  const packaging: Kind = { kind: 'packaging', max: 2, codes: packageTypes && readCodes(packageTypes) };
  if (type === '1') return temporaryStorage(packaging);
  return type === '2' ? customsArea(packaging) : undefined;
}
