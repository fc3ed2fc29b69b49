import { failures } from './failures.ts';
import { type Answer, json, Refused, type Routes, type Row } from './http.ts';
import { accountOf, applicationOf, dokapOf, draftOf, keepFile, type Office } from './office.ts';
import { definitions } from './reference.ts';

const saved = json({ status: 'success', message: 'Data tersimpan' });

/** A number where the database has a number. */
const asStored = (value: unknown) => (/^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : value);

/** A document with the absolute URL of its file, as a framework writes it. */
const withAddress = (dokap: Row, origin: string): Row => {
  const url = String(dokap.url_file ?? '');
  return url.startsWith('/') ? { ...dokap, url_file: origin + url } : dokap;
};

function valuesOf(office: Office, body: Row): Row {
  const { isian1, isian2, akhirberlaku, keterangan } = body;
  if (!isian1)
    throw new Refused(failures.errorsEntries([{ field: 'isian1', message: 'Isian pertama wajib diisi.' }]));
  const file = keepFile(office, body);
  const stored = file === undefined ? {} : { nm_file: `unggahan ${file}.pdf`, url_file: `/storage/${file}` };
  return { isian1: asStored(isian1), isian2, akhir_berlaku: akhirberlaku, keterangan, ...stored };
}

/** Supporting documents and their files. Writing returns status and message, and no id. */
export const documentRoutes = (office: Office): Routes => ({
  'POST dokap': (asked) => {
    const { id_permohonan } = applicationOf(office, asked, asked.body.idijin);
    const own = office.dokaps.filter((dokap) => dokap.id_permohonan === id_permohonan);
    return json(own.map((dokap) => withAddress(dokap, asked.origin)));
  },

  'POST geteditDokap': (asked) => {
    const { nama_dokap: _, fl_mandatory: __, ...dokap } = dokapOf(office, asked, asked.body.id);
    return json(withAddress(dokap, asked.origin));
  },

  'POST savedokap': (asked) => {
    const { id_permohonan, kd_dokap } = asked.body;
    const application = draftOf(office, asked, id_permohonan);
    const name = definitions.find((definition) => String(definition.kd_dokap) === kd_dokap)?.nama_dokap;
    office.dokaps.push({
      id_permohonan_dokap: office.next(),
      id_permohonan: application.id_permohonan,
      kd_dokap: Number(kd_dokap),
      nama_dokap: name ?? 'Kontrak',
      ...valuesOf(office, asked.body),
    });
    return saved;
  },

  'POST updateDokap': (asked) => {
    const dokap = dokapOf(office, asked, asked.body.id_permohonan_dokap);
    draftOf(office, asked, dokap.id_permohonan);
    Object.assign(dokap, valuesOf(office, asked.body));
    return saved;
  },

  // Stored for the office's own screens only: no call returns it.
  'POST saveDokapMaster': (asked) => {
    const { username } = accountOf(office, asked);
    const { kd_dokap, nomor, tanggal, akhirberlaku, keterangan } = asked.body;
    if (!nomor)
      throw new Refused(failures.errorsEntries([{ field: 'nomor', message: 'Nomor wajib diisi.' }]));
    const file = keepFile(office, asked.body);
    office.masters.push({ username, kd_dokap, nomor, tanggal, akhirberlaku, keterangan, file });
    return saved;
  },

  'POST deleteDokap': (asked) => {
    const dokap = dokapOf(office, asked, asked.body.delid);
    draftOf(office, asked, dokap.id_permohonan);
    if (dokap.fl_mandatory) throw new Refused(failures.statusWord('Dokumen wajib tidak dapat dihapus'));
    office.dokaps.splice(office.dokaps.indexOf(dokap), 1);
    return json({ status: 'success', message: 'Dokumen dihapus' });
  },

  // Clients do not use this response, so it is malformed.
  'POST dlDokap': (): Answer => ({ type: 'text/plain', body: 'ok' }),
});

/** The files' own addresses: below the API's root with a token, and outside it without one. */
export const fileRoutes = (office: Office): Routes => ({
  'GET unduhan/{id}': (asked): Answer => {
    if (!office.sessions.has(asked.token ?? '')) return failures.message('Unauthenticated.', 401);
    return fileAnswer(office, asked.params.id);
  },
  'GET /storage/{id}': ({ params }): Answer => fileAnswer(office, params.id),
});

function fileAnswer(office: Office, id: string | undefined): Answer {
  const file = office.files.get(Number(id));
  return file ? { type: file.type, body: file.bytes } : failures.page(404);
}
