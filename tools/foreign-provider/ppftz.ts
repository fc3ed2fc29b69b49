import { failures } from './failures.ts';
import { type Asked, json, Refused, type Routes, type Row } from './http.ts';
import { accountOf, type Office, recordOf } from './office.ts';

/** The records of the account that asks, as lists show them. */
function ownOf(office: Office, asked: Asked): Row[] {
  const { username } = accountOf(office, asked);
  return office.ppftz.filter((record) => record.username === username);
}

const shown = (records: readonly Row[]) => json(records.map(({ username: _, ...record }) => record));

/**
 * PPFTZ records. Codes are numbers or texts, a status may come without its words, decisions without an officer, and the
 * answer of a new record says nothing but its number.
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
      ...{ username, id_aju: office.next(), no_aju, NAMA_PENERIMA: nama_penerima },
      ...{ JNS_AJU: Number(jns_aju), KD_STATUS: 100, status: { ur_status: 'Perekaman' } },
    });
    return json({ status: 'success', no_aju });
  },

  'DELETE ppftz': (asked) => {
    const record = recordOf(ownOf(office, asked), 'id_aju', asked.body.id);
    office.ppftz.splice(office.ppftz.indexOf(record), 1);
    return json({ status: 'success', message: 'Terhapus' });
  },

  'GET ppftz/riwayat/{id_aju}': (asked) => {
    recordOf(ownOf(office, asked), 'id_aju', asked.params.id_aju);
    return json([
      {
        ...{ nama_petugas: { NAMA: 'Sri' }, status_name: { ur_status: 'Pemeriksaan' }, FL_KEPUTUSAN: 'X' },
        ...{ WK_MULAI: '2024-09-26 08:00:00', WK_SELESAI: '2024-09-26 09:00:00', KETERANGAN: 'Kurang.' },
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
});
