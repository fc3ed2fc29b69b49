import { failures } from './failures.ts';
import { json, type ProviderRequest, Refused, type Routes } from './http.ts';
import { pageOf } from './letters.ts';
import { accountOf, keepFile, type Office, recordOf } from './office.ts';

/**
 * Periodic reports. It does not check the lines: it stores those in the request, and returns empty values as null. The names of
 * its types are in capitals.
 */
export const reportRoutes = (office: Office): Routes => {
  const own = (asked: ProviderRequest) => {
    const { company } = accountOf(office, asked);
    return office.reports.filter(({ npwp }) => npwp === company.idperusahaan);
  };
  return {
    'POST laporan': (asked) => {
      const { username, company } = accountOf(office, asked);
      const { user, npwp, bulan, laporan, file, ext, ...typed } = asked.body;
      if (user !== username || npwp !== company.idperusahaan)
        throw new Refused(failures.message('Forbidden', 403));
      if (bulan !== '01' || !Array.isArray(laporan))
        throw new Refused(
          failures.fields('The given data was invalid.', { bulan: ['Bulan tidak dikenal.'] }),
        );
      office.reports.push({
        npwp,
        id_tl_hdr: office.next(),
        NM_PERUSAHAAN: 'PT Nusantara Jaya',
        wk_rekam: '2024-10-01 10:00:00',
        wk_kirim: '2024-10-01 10:00:00',
        tgl_awal: typed.tgl_awal,
        tgl_akhir: typed.tgl_akhir ?? '',
        jns_laporan: Number(typed.jns_laporan),
        jenis: `LAPORAN ${typed.jns_laporan}`,
        nm_file: String(keepFile(office, { file, ext })),
        lines: laporan,
      });
      return json({ status: 'success', message: 'Laporan terkirim' });
    },

    'POST laporan/browseupload': (asked) => {
      const { company } = accountOf(office, asked);
      if (asked.body.npwp !== company.idperusahaan) throw new Refused(failures.message('Forbidden', 403));
      const found = own(asked).map(({ npwp: _, lines: __, ...report }) => report);
      return pageOf(asked, 'laporan/browseupload', found.toReversed());
    },

    'POST laporan/dataupl': (asked) => {
      const lines = recordOf(own(asked), 'id_tl_hdr', asked.body.id).lines as Record<string, unknown>[];
      return json(
        lines.map((line) =>
          Object.fromEntries(
            Object.entries(line).map(([name, value]) => [name, value === '' ? null : value]),
          ),
        ),
      );
    },

    'POST unduh': (asked) => {
      recordOf(own(asked), 'id_tl_hdr', asked.body.id);
      return json({ status: 'success' });
    },

    'GET unduh/{id}/{name}': (asked) => {
      const { nm_file } = recordOf(own(asked), 'id_tl_hdr', asked.params.id);
      const found = office.files.get(Number(nm_file));
      return found && asked.params.name === nm_file
        ? { type: 'application/octet-stream', body: found.bytes }
        : failures.page(404);
    },

    'GET ref/idgudang': (asked) => {
      accountOf(office, asked);
      return json([{ ID_GUDANG: 101, NM_GUDANG: 'Gudang Timur' }]);
    },
  };
};
