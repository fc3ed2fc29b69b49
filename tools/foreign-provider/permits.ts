import { failures } from './failures.ts';
import { type Answer, json, Refused, type Routes, type Row } from './http.ts';
import { accountOf, applicationOf, draftOf, type Office, recordOf } from './office.ts';
import { permitTypes } from './reference.ts';

/** The empty documents of every new application: a letter and a list of containers. */
const waiting: Row[] = [
  { kd_dokap: 1, nama_dokap: 'Surat Permohonan', fl_file: 'y', fl_mandatory: 'y' },
  { kd_dokap: 151, nama_dokap: 'Daftar Peti Kemas', isian1: null, fl_file: '', fl_mandatory: 'Y' },
];

const shown = ({ username: _, ...application }: Row): Row => application;

/** The permit types of the free-trade zone, which only its lists show. */
const isOfZone = ({ id_ijin }: Row) => String(id_ijin) === '27';

/** What is missing before an application can be sent. */
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

  'POST brows/listv2': (asked) => {
    const { username } = accountOf(office, asked);
    const sent = office.applications.filter((each) => each.username === username && each.wk_kirim);
    return json(sent.map(shown));
  },

  // The zone's lists, which ignore searches; absent values are missing instead of `null`.
  'POST pengajuanftz': (asked) => {
    const { username } = accountOf(office, asked);
    return json(
      office.applications.filter((each) => each.username === username && isOfZone(each)).map(shown),
    );
  },

  'POST browseftz': (asked) => {
    const { username } = accountOf(office, asked);
    const sent = office.applications.filter((each) => each.username === username && each.wk_kirim);
    return json(sent.filter(isOfZone).map(({ no_hp: _, email: __, ...each }) => shown(each)));
  },

  'POST bc/petugas/approvecatatanpengguna': (asked) => {
    const { id_permohonan } = applicationOf(office, asked, asked.body.idijin);
    return json(
      id_permohonan === 4713
        ? [
            {
              NAMA: 'Budi Petugas',
              ur_pemeriksa: null,
              catatan: 'Sesuai',
              wk_selesai: '2024-08-04 10:15:00',
            },
            { NAMA: 'Ani', ur_pemeriksa: 'Pemeriksa', catatan: 12, wk_selesai: '' },
          ]
        : [],
    );
  },

  'POST bc/petugas/approvedokapptg': (asked) => {
    const { id_permohonan } = applicationOf(office, asked, asked.body.idijin);
    return json(
      id_permohonan === 4713
        ? [
            {
              id_permohonan_dokap: 300,
              id_permohonan,
              nama_dokap: 'Nota Dinas',
              isian1: 77,
              isian2: '2024-08-04 00:00:00',
              nm_file: 'nota.pdf',
              url_file: '/storage/1',
            },
            { nama_dokap: 'Lampiran', isian1: null, url_file: '' },
          ]
        : [],
    );
  },

  'POST ajukembali': (asked) => {
    const application = applicationOf(office, asked, asked.body.id_permohonan);
    if (String(application.status) !== '90')
      throw new Refused(failures.errorsText('Permohonan ini tidak dapat diajukan kembali'));
    const id = office.next();
    office.applications.push({
      ...application,
      id_permohonan: id,
      status: 10,
      ur_status: 'Draft',
      wk_kirim: '',
    });
    return json({ status: 'success', message: 'Permohonan diajukan kembali', id });
  },

  'POST dtlheader': (asked) => json(shown(applicationOf(office, asked, asked.body.idmohon))),

  // Its media type has capitals and a character set, it has no file name, and a refusal has status 200.
  'GET pdf/{user}/{id}': (asked): Answer => {
    if (asked.params.user !== accountOf(office, asked).username) return failures.message('Forbidden', 403);
    const { no_setuju } = applicationOf(office, asked, asked.params.id);
    if (!no_setuju) return json({ hasil: false, message: 'Izin belum terbit' });
    return { type: 'Application/PDF; charset=UTF-8', body: Buffer.from('%PDF-1.4\n%%EOF\n') };
  },

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
