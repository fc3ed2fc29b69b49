import { json, type Routes, type Row } from './http.ts';
import { accountOf, type Office, recordOf } from './office.ts';

/** Permit types. */
export const permitTypes: Row[] = [
  { id_ijin: 1, nama_ijin: 'Pemuatan Barang Ekspor' },
  { id_ijin: 2, nama_ijin: 'Penimbunan Barang' },
  { id_ijin: 27, nama_ijin: 'Pemeriksaan di Luar Kawasan' },
];

const identityTypes: Row[] = [
  { kd_id: 5, URAIAN: 'NPWP' },
  { kd_id: 2, URAIAN: 'KTP' },
  { kd_id: 3, URAIAN: 'Paspor' },
  { kd_id: 4, URAIAN: 'Lainnya' },
];

/** Definitions as one document shows them (`maxlength`) and as another does (`maxchar1`), with flags of every kind. */
export const definitions: Row[] = [
  {
    kd_dokap: 1,
    nama_dokap: 'Surat Permohonan',
    isian1: 'Nomor Surat',
    isian2: 'Tanggal Surat',
    tipe1: 'Text',
    tipe2: 'Date',
    maxchar1: 30,
    maxchar2: null,
    expire: null,
    tabel_ref: null,
    kolom1: null,
    kolom2: null,
    fl_file: 'y',
  },
  {
    kd_dokap: '20',
    nama_dokap: 'Pelabuhan Muat',
    isian1: 'Pelabuhan',
    tipe1: 'text',
    maxlength: '10',
    tabel_ref: 'lokasi',
    kolom1: 'id_lokasi',
    kolom2: 'nm_lokasi',
    fl_file: 'n',
  },
  {
    kd_dokap: 151,
    nama_dokap: 'Daftar Peti Kemas',
    isian1: 'Jumlah Peti Kemas',
    tipe1: 'NUMBER',
    maxchar1: '3',
  },
  {
    kd_dokap: 145,
    nama_dokap: 'Daftar CK',
    isian1: 'Jumlah CK',
    tipe1: 'number',
    maxlength: 3,
    fl_file: 'N',
  },
  { kd_dokap: 256, nama_dokap: 'Daftar No Strip', isian1: 'Keterangan', tipe1: 'text', maxlength: 100 },
];

/** A type whose definition does not repeat its code. */
const withoutCode: Row = {
  isian1: 'Nomor Kontrak',
  isian2: 'Nilai Kontrak',
  tipe1: 'text',
  tipe2: 'text',
  maxchar1: '40',
  maxchar2: 20,
  expire: 'Y',
  fl_file: 'Y',
};

const places: Row[] = [
  { id_lokasi: 'IDBTM', nm_lokasi: 'Batam' },
  { id_lokasi: 101, nm_lokasi: 'Batu Ampar' },
];

/** Reference lists, and the definition of each document type. */
export const referenceRoutes = (office: Office): Routes => ({
  'GET ref/kdid': () => json(identityTypes),
  'GET ref/jnijin': (asked) => {
    accountOf(office, asked);
    return json(permitTypes);
  },
  'GET ref/peldn': (asked) => {
    accountOf(office, asked);
    return json([
      { ID_LOKASI: 'IDBTM', NM_LOKASI: 'Batam' },
      { ID_LOKASI: 101, NM_LOKASI: 'Batu Ampar' },
    ]);
  },
  'GET ref/idgudang': (asked) => {
    accountOf(office, asked);
    return json([{ ID_GUDANG: 12, NM_GUDANG: 'Gudang Umum' }]);
  },
  'GET ref/jnsatuan': () =>
    json([
      { JNS_SAT: 'NIU', UR_SAT: 'UNIT' },
      { JNS_SAT: 'KGM', UR_SAT: null },
    ]),
  'GET ref/jnskemasan': () => json([{ JNS_KMS: 'PK', UR_KMS: 'PACKAGE' }]),
  // As documented, the list has the types; the definition of each is a separate call.
  'GET ref/jndokap': () =>
    json([
      ...definitions.map(({ kd_dokap, nama_dokap }) => ({ kd_dokap, nama_dokap })),
      { kd_dokap: 30, nama_dokap: 'Kontrak' },
    ]),
  'GET ref/jndokap/{kd}': ({ params }) =>
    json(params.kd === '30' ? withoutCode : recordOf(definitions, 'kd_dokap', params.kd)),
  'GET ref/referensiDokap/{table}/{col1}/{col2}/{negara}': () => json(places),
  'GET ref/referensiDokapDtl/{a}/{b}/{c}/{d}': ({ params }) =>
    json(places.filter((place) => String(place.id_lokasi) === params.d)),
});
