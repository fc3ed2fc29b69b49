import { failures } from './failures.ts';
import { json, type ProviderRequest, Refused, type Routes } from './http.ts';
import { accountOf, keepFile, type Office } from './office.ts';

/** The NPWP in a request, by which this provider selects manifests. */
function npwpOf(office: Office, asked: ProviderRequest): string {
  const { company } = accountOf(office, asked);
  if (asked.body.npwp !== company.idperusahaan) throw new Refused(failures.message('Forbidden', 403));
  return String(company.idperusahaan);
}

/**
 * Manifests. Folders end with a slash or not, file names have blanks and URL characters, one row has no file, and senders may
 * be undocumented. Uploading returns no id.
 */
export const manifestRoutes = (office: Office): Routes => ({
  'POST rekonmanifes/browse': (asked) => {
    const npwp = npwpOf(office, asked);
    const own = office.manifests.filter((manifest) => manifest.npwp === npwp);
    return json(own.map(({ npwp: _, ...manifest }) => manifest));
  },

  'POST rekonmanifes/upload': (asked) => {
    const npwp = npwpOf(office, asked);
    const { no_bl, tgl_bl, jn_perusahaan, kd_tujuan, file_bl: file, file_ex: ext } = asked.body;
    if (office.manifests.some((manifest) => manifest.no_bl === no_bl))
      throw new Refused(failures.fields('The given data was invalid.', { no_bl: ['Nomor BL sudah ada.'] }));
    const id = keepFile(office, { file, ext });
    office.manifests.push({
      npwp,
      id_rekon_manifes: office.next(),
      NM_PERUSAHAAN: 'PT Nusantara Jaya',
      no_bl,
      kd_tujuan,
      tgl_bl: `${String(tgl_bl)} 00:00:00`,
      jn_perusahaan: Number(jn_perusahaan),
      wk_kirim: '2024-10-01 10:00:00',
      file_directory: `${asked.origin}/storage`,
      file: String(id),
    });
    return json({ status: 'success', message: 'Data BL/AWB tersimpan' });
  },

  'GET berkas/rekon/{name}': (asked) => {
    accountOf(office, asked);
    const found = [...office.files.values()].find(({ name }) => name === asked.params.name);
    return found ? { type: found.type, body: found.bytes } : failures.page(404);
  },
});
