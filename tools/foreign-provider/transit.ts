import { failures } from './failures.ts';
import { type Answer, json, Refused, type Routes } from './http.ts';
import type { Office } from './office.ts';

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');

const companies = [
  { ID_PERUSAHAAN: 312_000_017_999_000, NAMA_PERUSAHAAN: 'CV KURIR NUSANTARA', AL_PERUSAHAAN: null },
  {
    NAMA_PERUSAHAAN: 'PT EKSPRES BAHARI',
    ID_PERUSAHAAN: '',
    AL_PERUSAHAAN: 'Jl. Raja Ali Haji No. 9, Batam',
  },
];

/**
 * Requests of visitors. Codes have their own format with a slash; ids are numbers; an unknown request is answered with 200;
 * adding a carrier has a response without a message. It requires a captcha, but does not check it.
 */
export const transitRoutes = (office: Office): Routes => ({
  'POST storeTransit': ({ body }) => {
    if (!body.recaptchaToken) throw new Refused(failures.error('Captcha belum diisi', 200));
    if (!(body.tableDetail as readonly unknown[] | undefined)?.length)
      throw new Refused(
        failures.fields('The given data was invalid.', { tableDetail: ['Barang Masih Kosong'] }),
      );
    const id_transit = office.next();
    const kd_regis = `BTM-2024/${id_transit}`;
    office.transits.push({ ...body, id_transit, kd_regis });
    return json({ status: 'success', kd_regis });
  },

  'GET getKode/{id}': ({ params }) => {
    const found = office.transits.find(({ kd_regis }) => kd_regis === params.id);
    return found
      ? json({ kd_regis: found.kd_regis, status: null })
      : failures.message('No query results for model.', 404);
  },

  'GET transit/getpdf/{code}': ({ params }) => {
    const found = office.transits.find(({ kd_regis }) => kd_regis === params.code);
    return json(
      found
        ? { id_transit: found.id_transit, status: 'success' }
        : { status: 'error', message: 'Kode registrasi tidak terdaftar', icon: 'warning' },
    );
  },

  'GET transit/viewpdf/{id_transit}': ({ params }) =>
    office.transits.some(({ id_transit }) => String(id_transit) === params.id_transit)
      ? { type: 'application/pdf', body: pdf }
      : failures.page(404),

  'GET transit/load/namaSarkut': () => json(office.carriers),
  'POST transit/load/namaSarkut': ({ body }): Answer => {
    if (office.carriers.some(({ nama_sarkut }) => nama_sarkut === body.nama))
      throw new Refused(failures.fieldTexts({ nama: 'Nama sarkut sudah ada.' }));
    office.carriers.push({ id: office.next(), nama_sarkut: body.nama });
    return { status: 200 };
  },

  'GET transit/ref/jnsatuan': () =>
    json([
      { JNS_SAT: 'NIU', UR_SAT: 'UNIT' },
      { JNS_SAT: 'KGM', UR_SAT: null },
    ]),
  'GET transit/load/kemasan': () => json([{ JNS_KMS: 'PK', UR_KMS: 'PACKAGE' }]),
  'GET transit/load/kota': () => json([{ ID: 1, NAMA_KOTA: 'JAKARTA' }, { NAMA_KOTA: 'BATAM' }]),
  'GET pelTransit': () =>
    json([
      { ID_LOKASI: 101, NM_LOKASI: 'Batu Ampar' },
      { ID_LOKASI: 102, NM_LOKASI: 'Telaga Punggur' },
    ]),

  'GET transit/load/perusahaan': () => json(companies.map(({ NAMA_PERUSAHAAN }) => ({ NAMA_PERUSAHAAN }))),
  'GET transit/load/perusahaan/{name}': ({ params }) =>
    json(companies.filter(({ NAMA_PERUSAHAAN }) => NAMA_PERUSAHAAN.includes(params.name ?? ''))),
});
