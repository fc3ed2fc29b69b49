import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { shownDay, shownText, textOrNull } from './read.ts';
import { field, wire } from './wire.ts';

/** An announcement of the customs office. */
const announcement = wire(
  z.object({
    date: field('tanggal', shownDay),
    title: field('judul', shownText),
    text: field('isi', shownText),
  }),
);

/** A yearly performance report of the customs office: a PDF. */
const performanceReport = wire(
  z.object({
    year: field('tahun', shownText),
    sizeKb: field('ukuran', shownText),
    fileUrl: field('url_file', textOrNull),
  }),
);

export const announcementList = endpoint({
  method: 'GET',
  path: 'pengumuman',
  summary: 'Announcements of the office, the newest first.',
  access: 'anyone',
  rate: 'standard',
  answer: z.array(announcement),
});

export const performanceReportList = endpoint({
  method: 'GET',
  path: 'laporankinerja',
  summary: "The office's yearly performance reports, the newest first.",
  access: 'anyone',
  rate: 'standard',
  answer: z.array(performanceReport),
});

export const performanceReportFile = endpoint({
  method: 'GET',
  path: 'laporankinerja/{tahun}',
  summary: "The PDF of one year's performance report; the address is the row's `url_file`.",
  access: 'anyone',
  rate: 'standard',
  params: wire(
    z.object({ year: field('tahun', z.string().check(z.regex(/^\d{4}$/, { error: 'invalid' })), 'record') }),
  ),
  answer: 'file',
  failures: [404],
});

/** An announcement, decoded. `text` has an empty line between paragraphs; `date` is `YYYY-MM-DD`. */
export type Announcement = z.output<typeof announcement>;

/** A yearly report, decoded. `sizeKb` is in Kb of 1024 bytes; `fileUrl` is relative to the API's root. */
export type PerformanceReport = z.output<typeof performanceReport>;
