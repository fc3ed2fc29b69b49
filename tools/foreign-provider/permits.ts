import { failures } from './failures.ts';
import { json, Refused, type Routes, type Row } from './http.ts';
import { accountOf, applicationOf, draftOf, type Office, recordOf } from './office.ts';
import { permitTypes } from './reference.ts';

/** The documents that every new application waits for: a letter and a list of containers. */
const waiting: Row[] = [
  { kd_dokap: 1, nama_dokap: 'Surat Permohonan', fl_file: 'y', fl_mandatory: 'y' },
  { kd_dokap: 151, nama_dokap: 'Daftar Peti Kemas', isian1: null, fl_file: '', fl_mandatory: 'Y' },
];

const shown = ({ username: _, ...application }: Row): Row => application;

/** What still keeps an application from being sent. */
function missingIn(office: Office, application: Row): string[] {
  const dokaps = office.dokaps.filter((dokap) => dokap.id_permohonan === application.id_permohonan);
  return dokaps.flatMap((dokap) => {
    if (!dokap.isian1) return [`${String(dokap.nama_dokap)} belum diisi`];
    const rows = office.rows.filter((row) => row.dokap === dokap.id_permohonan_dokap).length;
    const short = dokap.kd_dokap === 151 && rows < Number(dokap.isian1);
    return short ? [`${String(dokap.nama_dokap)} belum lengkap`] : [];
  });
}

/** Applications, from the header to the sending. */
export const permitRoutes = (office: Office): Routes => ({
  'POST perusahaan': (asked) => json(accountOf(office, asked).company),

  'POST pengajuan': (asked) => {
    const { username } = accountOf(office, asked);
    return json(office.applications.filter((application) => application.username === username).map(shown));
  },

  'POST dtlheader': (asked) => json(shown(applicationOf(office, asked, asked.body.idmohon))),

  'POST savepengajuan': (asked) => {
    const { username, company } = accountOf(office, asked);
    const { idijin, nomohon, tglmohon, pernama } = asked.body;
    if (office.applications.some(({ no_mohon }) => no_mohon === nomohon))
      throw new Refused(
        failures.fields('The given data was invalid.', { nomohon: ['Nomor permohonan sudah dipakai.'] }),
      );
    const id = office.next();
    office.applications.push({
      username,
      id_permohonan: id,
      id_ijin: Number(idijin),
      no_mohon: nomohon,
      tgl_mohon: tglmohon,
      nama_ijin: recordOf(permitTypes, 'id_ijin', idijin).nama_ijin,
      status: 10,
      ur_status: 'Draft',
      npwp: company.idperusahaan,
      NM_PERUSAHAAN: pernama,
      wk_kirim: '',
    });
    for (const dokap of waiting)
      office.dokaps.push({ ...dokap, id_permohonan_dokap: office.next(), id_permohonan: id });
    return json({ status: 'success', message: 'Header tersimpan', id_mohon: id });
  },

  'POST delete': (asked) => {
    const application = draftOf(office, asked, asked.body.delid);
    office.applications.splice(office.applications.indexOf(application), 1);
    return json({ status: 'success', message: 'Permohonan dihapus' });
  },

  'POST kirim': (asked) => {
    const application = draftOf(office, asked, asked.body.idmohon);
    const missing = missingIn(office, application);
    if (missing.length > 0) throw new Refused(failures.errorsList(missing));
    Object.assign(application, { status: '20', ur_status: 'Dikirim', wk_kirim: '2024-10-01T10:00:00+07:00' });
    return json({ hasil: true, status: 'success', message: 'Permohonan terkirim' });
  },

  'POST bc/mail/sendmail': ({ body }) =>
    body.page === 'kirim'
      ? json({ status: 'success', message: 'Email terkirim ke pemohon' })
      : failures.statusWord('Email petugas tidak terkirim'),
});
