import { failures } from './failures.ts';
import { json, type ProviderRequest, Refused, type Routes, type Row } from './http.ts';
import { type Office, ppftzOf, recordingOf, recordOf } from './office.ts';

const saved = json({ status: 'success', message: 'Data tersimpan' });
const deleted = json({ status: 'success', message: 'Terhapus' });

/** The rows of a record of the calling account. */
function rowsOf(office: Office, asked: ProviderRequest, rows: readonly Row[], id: unknown) {
  const { id_aju } = ppftzOf(office, asked, id);
  return json(
    rows.filter((row) => String(row.id_aju) === String(id_aju)).map(({ id_aju: _, ...row }) => row),
  );
}

/** One row of a record of the account. */
function rowOf(office: Office, asked: ProviderRequest, rows: readonly Row[], key: string, id: unknown) {
  const row = recordOf(rows, key, id);
  const { id_aju, ...shown } = row;
  ppftzOf(office, asked, id_aju);
  return { row, shown };
}

/** Deletes one row of a record that may be changed. */
function remove(office: Office, asked: ProviderRequest, rows: Row[], key: string, id: unknown) {
  const { row } = rowOf(office, asked, rows, key, id);
  recordingOf(office, asked, row.id_aju);
  rows.splice(rows.indexOf(row), 1);
  return deleted;
}

/** @throws Refused with a text for every missing field: this office accepts one row per call */
function requireFields(body: Row, names: readonly string[]) {
  const missing = names.filter((name) => body[name] === undefined || body[name] === '');
  if (missing.length > 0)
    throw new Refused(
      failures.fields(
        'The given data was invalid.',
        Object.fromEntries(missing.map((name) => [name, [`The ${name} field is required.`]])),
      ),
    );
}

const goodsFields = [
  ...['uraian_barang', 'jml_satuan', 'jns_satuan', 'jml_kemasan', 'jns_kemasan', 'bruto', 'netto'],
  ...['nilai_barang', 'tarif_bm', 'nilai_bm', 'tarif_ppn', 'nilai_ppn', 'tarif_pph', 'nilai_pph'],
];

/** An article as it is stored: amounts are numbers, and the value has another name. Nothing is computed. */
const goodsOf = (body: Row): Row => ({
  URAIAN_BARANG: body.uraian_barang,
  JML_SATUAN: Number(body.jml_satuan),
  JNS_SATUAN: body.jns_satuan,
  JML_KEMASAN: Number(body.jml_kemasan),
  JNS_KEMASAN: body.jns_kemasan,
  BRUTO: Number(body.bruto),
  NETTO: Number(body.netto),
  CIF: Number(body.nilai_barang),
  HS_CODE: body.hs_code || null,
  TARIF_BM: Number(body.tarif_bm),
  TARIF_PPN: Number(body.tarif_ppn),
  TARIF_PPH: Number(body.tarif_pph),
  NILAI_BM: Number(body.nilai_bm),
  NILAI_PPN: Number(body.nilai_ppn),
  NILAI_PPH: Number(body.nilai_pph),
});

/** Goods, containers and packaging of PPFTZ records: one row per call, numeric ids, and no versions. */
export const ppftzRowRoutes = (office: Office): Routes => ({
  'GET ppftz/barang': (asked) => rowsOf(office, asked, office.ppftzGoods, asked.query.get('id_aju')),

  'GET ppftz/barang/detil/{id}': (asked) =>
    json(rowOf(office, asked, office.ppftzGoods, 'ID_BARANG', asked.params.id).shown),

  'GET ppftz/barang/{id_aju}': (asked) => rowsOf(office, asked, office.ppftzGoods, asked.params.id_aju),

  'POST ppftz/barang': (asked) => {
    const { id_aju } = recordingOf(office, asked, asked.body.id_aju);
    requireFields(asked.body, goodsFields);
    office.ppftzGoods.push({ id_aju, ID_BARANG: office.next(), ...goodsOf(asked.body) });
    return saved;
  },

  'PUT ppftz/barang': (asked) => {
    requireFields(asked.body, ['id_barang', ...goodsFields]);
    const { row } = rowOf(office, asked, office.ppftzGoods, 'ID_BARANG', asked.body.id_barang);
    recordingOf(office, asked, row.id_aju);
    Object.assign(row, goodsOf(asked.body));
    return saved;
  },

  'DELETE ppftz/barang': (asked) => {
    requireFields(asked.body, ['id_barang']);
    return remove(office, asked, office.ppftzGoods, 'ID_BARANG', asked.body.id_barang);
  },

  'GET ppftz/kontainer/{id_aju}': (asked) =>
    rowsOf(office, asked, office.ppftzContainers, asked.params.id_aju),

  'POST ppftz/kontainer': (asked) => {
    const { id_aju } = recordingOf(office, asked, asked.body.id_aju);
    requireFields(asked.body, ['no_kontainer', 'ukuran_kontainer', 'jns_kontainer']);
    const { no_kontainer, ukuran_kontainer, jns_kontainer } = asked.body;
    const container = { NO_KONTAINER: no_kontainer, UKURAN_KONTAINER: Number(ukuran_kontainer) };
    const id = { id_aju, ID_KONTAINER: office.next() };
    office.ppftzContainers.push({ ...id, ...container, JNS_KONTAINER: jns_kontainer });
    return saved;
  },

  'DELETE ppftz/kontainer': (asked) =>
    remove(office, asked, office.ppftzContainers, 'ID_KONTAINER', asked.body.id_kontainer),

  'GET ppftz/kemasan/detil/{id}': (asked) =>
    json(rowOf(office, asked, office.ppftzPackagings, 'ID_KEMASAN', asked.params.id).shown),

  'GET ppftz/kemasan/{id_aju}': (asked) => rowsOf(office, asked, office.ppftzPackagings, asked.params.id_aju),

  'POST ppftz/kemasan': (asked) => {
    const { id_aju } = recordingOf(office, asked, asked.body.id_aju);
    requireFields(asked.body, ['jumlahKemasan', 'jenisKemasan']);
    if (office.ppftzPackagings.some((row) => String(row.id_aju) === String(id_aju)))
      throw new Refused(failures.errorsText('Kemasan sudah ada.'));
    const { jumlahKemasan, jenisKemasan } = asked.body;
    const id = { id_aju, ID_KEMASAN: office.next() };
    office.ppftzPackagings.push({ ...id, JML_KMS: Number(jumlahKemasan), JNS_KMS: jenisKemasan });
    return saved;
  },

  'PUT ppftz/kemasan': (asked) => {
    const { id_kemasan, jumlahKemasan, jenisKemasan } = asked.body;
    const { row } = rowOf(office, asked, office.ppftzPackagings, 'ID_KEMASAN', id_kemasan);
    recordingOf(office, asked, row.id_aju);
    Object.assign(row, { JML_KMS: Number(jumlahKemasan), JNS_KMS: jenisKemasan });
    return saved;
  },
});
