import { failures } from './failures.ts';
import { json, type ProviderRequest, Refused, type Routes, type Row } from './http.ts';
import { accountOf, keepFile, type Office, ppftzOf, recordingOf, recordOf } from './office.ts';

/** The records of the calling account, as lists show them. */
function ownOf(office: Office, asked: ProviderRequest): Row[] {
  const { username } = accountOf(office, asked);
  return office.ppftz.filter((record) => record.username === username);
}

/** Records as lists show them; their input values are returned by a separate call. */
const shown = (records: readonly Row[]) =>
  json(records.map(({ username: _, header: __, proof: ___, ...record }) => record));

/** A number if the database has a number, and undefined for empty input. */
const asStored = (value: unknown) => {
  if (value === '') return null;
  return /^\d{1,9}(\.\d+)?$/.test(String(value)) ? Number(value) : value;
};

/** The required fields for sending: fewer than those of other offices. */
const missingIn = (office: Office, { id_aju, header }: Row): Record<string, string[]> => {
  const typed = (header ?? {}) as Row;
  const hasRows = (rows: readonly Row[]) => rows.some((row) => String(row.id_aju) === String(id_aju));
  return {
    ...(typed.pel_muat ? {} : { pel_muat: ['Pelabuhan muat wajib diisi.'] }),
    ...(typed.file_identitas_penerima ? {} : { file_identitas_penerima: ['Identitas belum diunggah.'] }),
    ...(hasRows(office.ppftzGoods) ? {} : { barang: ['Barang masih kosong.', 'Isi minimal satu.'] }),
    ...(hasRows(office.ppftzPackagings) ? {} : { kemasan: ['Kemasan masih kosong.'] }),
  };
};

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

/**
 * PPFTZ records. Codes are numbers or texts, a status may have no label, a decision no officer, and creating a record returns
 * only its number.
 */
export const ppftzRoutes = (office: Office): Routes => ({
  'GET ppftz/perekaman': (asked) =>
    shown(ownOf(office, asked).filter(({ KD_STATUS }) => Number(KD_STATUS) === 100)),

  'GET ppftz': (asked) => shown(ownOf(office, asked)),

  'POST ppftz': (asked) => {
    const { username } = accountOf(office, asked);
    const { jns_aju, nama_penerima, no_identitas_penerima } = asked.body;
    if (String(no_identitas_penerima).length < 16)
      throw new Refused(
        failures.fields('The given data was invalid.', { no_identitas_penerima: ['Kurang.'] }),
      );
    const no_aju = `0204000001232024${String(office.next()).padStart(10, '0')}`;
    office.ppftz.push({
      username,
      id_aju: office.next(),
      no_aju,
      NAMA_PENERIMA: nama_penerima,
      JNS_AJU: Number(jns_aju),
      KD_STATUS: 100,
      status: { ur_status: 'Perekaman' },
    });
    return json({ status: 'success', no_aju });
  },

  'DELETE ppftz': (asked) => {
    const record = recordOf(ownOf(office, asked), 'id_aju', asked.body.id);
    office.ppftz.splice(office.ppftz.indexOf(record), 1);
    return json({ status: 'success', message: 'Terhapus' });
  },

  'PUT ppftz': (asked) => {
    const { id_aju, ...typed } = asked.body;
    const record = recordingOf(office, asked, id_aju);
    const header = Object.entries(typed).map(([name, value]) => [name, asStored(value)] as const);
    record.header = { ...(record.header as Row), ...Object.fromEntries(header) };
    if (typed.nama) record.NAMA_PENERIMA = typed.nama;
    return json({ status: 'success', message: 'Tersimpan' });
  },

  'POST ppftz/send': (asked) => {
    const record = recordingOf(office, asked, asked.body.ID_AJU);
    const missing = missingIn(office, record);
    if (Object.keys(missing).length > 0)
      throw new Refused(failures.fields('Data belum lengkap', missing, 400));
    Object.assign(record, {
      KD_STATUS: 110,
      status: null,
      no_daftar: office.next(),
      tgl_daftar: '2024-09-25',
    });
    return json({ status: 'success' });
  },

  'POST ppftz/billing': (asked) => {
    const { id, NO_NTPN, TGL_NTPN } = asked.body;
    const record = ppftzOf(office, asked, id);
    if (Number(record.KD_STATUS) !== 115) throw new Refused(failures.error('Belum ada tagihan', 409));
    record.proof = { no_ntpn: NO_NTPN, tgl_ntpn: `${String(TGL_NTPN)} 00:00:00` };
    return json({ status: 'success', message: 'Berhasil Menyimpan' });
  },

  'POST ppftz/upload': (asked) => {
    const { no_aju, key_file } = asked.body;
    const record = recordingOf(office, asked, no_aju, 'no_aju');
    const file = keepFile(office, asked.body);
    if (file === undefined) throw new Refused(failures.errorsText('Berkas tidak terbaca.'));
    const filename = office.files.get(file)?.name;
    record.header = { ...(record.header as Row), [String(key_file)]: filename };
    return json({ filename: filename ?? null });
  },

  'GET file/ppftz/{no_aju}/{filename}': (asked) => {
    const record = ppftzOf(office, asked, asked.params.no_aju, 'no_aju');
    const name = asked.params.filename;
    const own = Object.values((record.header ?? {}) as Row).includes(name);
    const file = own ? [...office.files.values()].find((each) => each.name === name) : undefined;
    return file ? { type: file.type, body: file.bytes } : failures.page(404);
  },

  'GET ppftz/pdf/{kind}/{id}': (asked) => {
    ppftzOf(office, asked, asked.params.id, 'encoded_id');
    return { type: 'application/pdf', body: pdf };
  },

  'GET ppftz/riwayat/{id_aju}': (asked) => {
    recordOf(ownOf(office, asked), 'id_aju', asked.params.id_aju);
    return json([
      {
        nama_petugas: { NAMA: 'Sri' },
        status_name: { ur_status: 'Pemeriksaan' },
        FL_KEPUTUSAN: 'X',
        WK_MULAI: '2024-09-26 08:00:00',
        WK_SELESAI: '2024-09-26 09:00:00',
        KETERANGAN: 'Kurang.',
      },
      { nama_petugas: null, FL_KEPUTUSAN: 1 },
    ]);
  },

  'POST catatan': (asked) => {
    recordOf(ownOf(office, asked), 'id_aju', asked.body.ID_AJU);
    return json([{ NAMA: 'Sri', catatan: 'Lengkapi.' }]);
  },

  'GET ref/status': (asked) => {
    accountOf(office, asked);
    return json([
      { status: 100, ur_status: 'Perekaman' },
      { status: '115', ur_status: 'Menunggu Pembayaran' },
    ]);
  },

  // After the paths with the same beginning. An unknown record is no failure here: it has no number.
  'GET ppftz/{no_aju}': (asked) => {
    const record = ownOf(office, asked).find(({ no_aju }) => no_aju === asked.params.no_aju);
    if (!record) return json({ no_aju: null });
    const { id_aju, encoded_id, no_aju, KD_STATUS, JNS_AJU, NAMA_PENERIMA, no_daftar, tgl_daftar } = record;
    return json({
      id_aju,
      encoded_id,
      no_aju,
      kd_status: KD_STATUS,
      jns_aju: JNS_AJU,
      nama: NAMA_PENERIMA,
      no_daftar,
      tgl_daftar,
      file_billing: record.file_billing,
      fl_hold: 'n',
      ...(record.header as Row | undefined),
      ...(record.proof as Row | undefined),
    });
  },
});
