import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { maxReportLines, reportTypes } from '../rules/csv/index.ts';
import { isDataUrl } from '../rules/file.ts';
import { done, saved } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { actingNpwp, actingUser, code, isoDate, oneCode, oneOf, orNull, recordId, text } from './fields.ts';
import { paged, pageQuery, pageSize, sortBy } from './paged.ts';
import { countOrNull, shownDay, shownText, textOrNull } from './read.ts';
import { named, wire } from './wire.ts';

/** A periodic report as the list shows it. */
const listedReport = wire(
  z.object({
    id: recordId,
    companyName: shownText,
    /** ISO 8601 instant at which it came in. */
    recordedAt: textOrNull,
    /** ISO 8601 instant at which it was sent. */
    sentAt: textOrNull,
    from: shownDay,
    until: shownDay,
    /** Code of its type, 1 to 4. */
    type: shownText,
    /** What the provider calls its type. */
    typeName: shownText,
    fileName: textOrNull,
    fileBytes: countOrNull,
    lineCount: countOrNull,
    /** ISO 8601 instant at which the office marked it as received; other providers may not say. */
    receivedAt: textOrNull,
  }),
  {
    id: 'id_tl_hdr',
    companyName: 'NM_PERUSAHAAN',
    recordedAt: 'wk_rekam',
    sentAt: 'wk_kirim',
    from: 'tgl_awal',
    until: 'tgl_akhir',
    type: 'jns_laporan',
    typeName: 'jenis',
    fileName: 'nm_file',
    fileBytes: 'ukuran',
    lineCount: 'jml_baris',
    receivedAt: 'wk_terima',
  },
);

const sortNames = {
  id: 'id_tl_hdr',
  company: 'NM_PERUSAHAAN',
  recordedAt: 'wk_rekam',
  sentAt: 'wk_kirim',
  from: 'tgl_awal',
  until: 'tgl_akhir',
  type: 'jns_laporan',
} as const;

/** A column that reports can be sorted by. */
export type ReportSort = keyof typeof sortNames;

/**
 * The columns that reports can be sorted by.
 *
 * @beta
 */
export const reportSorts = Object.keys(sortNames) as [ReportSort, ...ReportSort[]];

const reportType = oneCode(reportTypes);

const endsAfterBeginning = ({ from, until }: { from: string; until: string | null }) =>
  until === null || until >= from;

const reportFields = {
  /** The type of the report. */
  type: reportType,
  /** Code of a warehouse, where the report is about one. */
  warehouse: orNull(code),
  /** The first day, `YYYY-MM-DD`. */
  from: isoDate,
  /** The last day, `YYYY-MM-DD`, where the report is about a time. */
  until: orNull(isoDate),
};

/**
 * What a report must obey beside its file, in the form and on the server.
 *
 * @beta
 */
export const reportValues = z
  .object(reportFields)
  .check(z.refine(endsAfterBeginning, { path: ['until'], error: 'endsBeforeBeginning' }));

const valueNames = {
  type: named('jns_laporan', 'reportType'),
  warehouse: named('id_gudang', 'warehouse'),
  from: named('tgl_awal', 'from'),
  until: named('tgl_akhir', 'until'),
} as const;

/** @beta */
export const sendReport = endpoint({
  method: 'POST',
  path: 'laporan',
  summary:
    'Send a periodic report as a CSV with semicolons. `file` counts; `laporan` carries one object for each of its lines, by the names of its columns, and must agree with it. Of cells that are refused the first thousand are named, and how many more there are. `peringatan` says how many warnings about what is valid but improbable were passed over knowingly, which is noted.',
  access: permitUsers,
  rate: 'upload',
  writes: true,
  once: true,
  upload: 'small',
  // Twenty thousand lines, each with the names of its 24 columns.
  maxBodyKb: 12_288,
  maxParts: 600_000,
  acting: { body: { user: 'username', npwp: 'npwp' } },
  body: wire(
    z
      .object({
        ...reportFields,
        user: actingUser,
        npwp: actingNpwp,
        lines: z.array(z.unknown()).check(z.maxLength(maxReportLines, { error: 'tooManyRows' })),
        file: z.string({ error: 'required' }).check(z.refine(isDataUrl, { error: 'fileTypeCsv' })),
        extension: z.literal('csv', { error: 'fileTypeCsv' }),
        /** How many warnings about the lines were shown and passed over; who does not say was shown none. */
        warnings: z.optional(z.int({ error: 'invalid' }).check(z.gte(0, { error: 'invalid' }))),
      })
      .check(z.refine(endsAfterBeginning, { path: ['until'], error: 'endsBeforeBeginning' })),
    {
      ...valueNames,
      user: named('user', 'username'),
      npwp: named('npwp', 'npwp'),
      lines: named('laporan', 'reportLines'),
      file: named('file', 'file'),
      extension: named('ext', 'file'),
      warnings: named('peringatan', 'reportLines'),
    },
    { bulan: '01' },
  ),
  answer: saved('id_tl_hdr'),
  failures: [409],
});

/** @beta */
export const reportList = endpoint({
  method: 'POST',
  path: 'laporan/browseupload',
  summary:
    "One page of the reports of the caller's company: `q` search, `p` report type, `b` sort column, `c` direction, `d` page size; the latest first unless `b` says otherwise.",
  access: permitUsers,
  rate: 'standard',
  revalidates: true,
  acting: { body: { npwp: 'npwp' } },
  query: pageQuery,
  body: wire(
    z.object({
      npwp: actingNpwp,
      query: orNull(text(100)),
      type: orNull(reportType),
      sort: orNull(sortBy(sortNames)),
      direction: orNull(oneOf(['asc', 'desc'])),
      size: orNull(pageSize),
    }),
    {
      npwp: named('npwp', 'npwp'),
      query: named('q', 'search'),
      type: named('p', 'reportType'),
      sort: named('b', 'sortColumn'),
      direction: named('c', 'sortDirection'),
      size: named('d', 'pageSize'),
    },
  ),
  answer: paged('laporan/browseupload', listedReport),
});

const reportId = wire(z.object({ id: recordId }), { id: named('id', 'report') });

/** @beta */
export const reportLines = endpoint({
  method: 'POST',
  path: 'laporan/dataupl',
  summary:
    'The lines of a report of type 1 or 2, by the names of their columns; none of the other types, which have no documented layout.',
  access: permitUsers,
  rate: 'standard',
  body: wire(z.object({ id: recordId, type: orNull(text(20)) }), {
    id: named('id', 'report'),
    type: named('jenis', 'reportType'),
  }),
  answer: z.array(z.record(z.string(), shownText)),
  failures: [404],
});

/** @beta */
export const noteReportFetched = endpoint({
  method: 'POST',
  path: 'unduh',
  summary: 'Record that the file of a report was fetched.',
  access: permitUsers,
  rate: 'standard',
  writes: true,
  body: reportId,
  answer: done,
  failures: [404],
});

/** @beta */
export const reportFile = endpoint({
  method: 'GET',
  path: 'unduh/{id_tl_hdr}/{file}',
  summary: "A report's file as it was sent, byte for byte.",
  access: permitUsers,
  rate: 'standard',
  params: wire(z.object({ id: recordId, name: text(255) }), {
    id: named('id_tl_hdr', 'report'),
    name: named('file', 'file'),
  }),
  answer: 'file',
  failures: [404],
});

/** @beta */
export const reportTemplate = endpoint({
  method: 'GET',
  path: 'dllaporan/{type}',
  summary: 'An empty CSV of a report of type 1 or 2: its header and one line of examples.',
  access: permitUsers,
  rate: 'standard',
  params: wire(z.object({ type: reportType }), { type: named('type', 'reportType') }),
  answer: 'file',
  failures: [404],
});

/** A report of the list, as the code sees it. */
export type ListedReport = z.output<typeof listedReport>;

/** What is typed of a report, without its file. */
export type ReportValues = z.output<typeof reportValues>;
