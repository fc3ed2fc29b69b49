import { notFound } from '../../core/refusal.ts';
import type { Handlers } from '../handler.ts';
import { listReports, readAnnouncements, readReport } from '../read-office-pages.ts';

/** Announcements and reports of the office. */
export const officePageHandlers = {
  announcementList: ({ deps }) => readAnnouncements(deps.officeFolder),

  async performanceReportList({ deps }) {
    const reports = await listReports(deps.officeFolder);
    return reports.map(({ year, bytes }) => ({
      year,
      sizeKb: String(Math.ceil(bytes / 1024)),
      fileUrl: `/laporankinerja/${year}`,
    }));
  },

  async performanceReportFile({ deps, input: { params } }) {
    const bytes = await readReport(deps.officeFolder, params.year);
    if (!bytes) throw notFound();
    return {
      bytes: new Uint8Array(bytes),
      mediaType: 'application/pdf',
      name: `Laporan Kinerja ${params.year}.pdf`,
    };
  },
} satisfies Partial<Handlers>;
