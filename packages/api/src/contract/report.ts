import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { maxReportLines, reportTypes } from '../rules/csv/index.ts';
import { isDataUrl } from '../rules/file.ts';
import { done, saved } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { actingNpwp, actingUser, code, isoDate, oneCode, oneOf, orNull, recordId, text } from './fields.ts';
import { paged, pageQuery, pageSize, sortBy } from './paged.ts';
import { countOrNull, shownDay, shownText, textOrNull } from './read.ts';
import { field, wire } from './wire.ts';

/** A periodic report as the list shows it. */
const listedReport = wire(
  z.object({
    id: field('id_tl_hdr', recordId),
    companyName: field('NM_PERUSAHAAN', shownText),
    /** ISO 8601 instant at which the server recorded it. */
    recordedAt: field('wk_rekam', textOrNull),
    /** ISO 8601 instant at which it was sent. */
    sentAt: field('wk_kirim', textOrNull),
    from: field('tgl_awal', shownDay),
    until: field('tgl_akhir', shownDay),
    /** Code of its type, 1 to 4. */
    type: field('jns_laporan', shownText),
    /** The provider's label of its type. */
    typeName: field('jenis', shownText),
    fileName: field('nm_file', textOrNull),
    fileBytes: field('ukuran', countOrNull),
    lineCount: field('jml_baris', countOrNull),
    /** ISO 8601 instant at which an officer marked it as received; other providers may omit it. */
    receivedAt: field('wk_terima', textOrNull),
  }),
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

/** A sortable column of the list. */
export type ReportSort = keyof typeof sortNames;

/**
 * The sortable columns of the list.
 *
 * @beta
 */
export const reportSorts = Object.keys(sortNames) as [ReportSort, ...ReportSort[]];

const reportType = oneCode(reportTypes);

const endsAfterBeginning = ({ from, until }: { from: string; until: string | null }) =>
  until === null || until >= from;

const reportFields = {
  /** The type of the report. */
  type: field('jns_laporan', reportType, 'reportType'),
  /** Code of a warehouse, for report types that have one. */
  warehouse: field('id_gudang', orNull(code), 'warehouse'),
  /** The first day, `YYYY-MM-DD`. */
  from: field('tgl_awal', isoDate, 'from'),
  /** The last day, `YYYY-MM-DD`, for report types that have a period. */
  until: field('tgl_akhir', orNull(isoDate), 'until'),
};

/**
 * Schema of a report beside its file, in the form and on the server.
 *
 * @beta
 */
export const reportValues = z
  .object(reportFields)
  .check(z.refine(endsAfterBeginning, { path: ['until'], error: 'endsBeforeBeginning' }));

/** @beta */
export const sendReport = endpoint({
  method: 'POST',
  path: 'laporan',
  summary:
    'Send a periodic report as a CSV with semicolons. `file` counts; `laporan` carries one object for each of its lines, by the names of its columns, and must agree with it. Of cells that are refused the first thousand are named, and how many more there are. `peringatan` says how many warnings about what is valid but improbable were passed over knowingly, which is noted.',
  access: permitUsers,
  rate: 'upload',
  cost: 'upload',
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
        user: field('user', actingUser, 'username'),
        npwp: field('npwp', actingNpwp, 'npwp'),
        lines: field(
          'laporan',
          z.array(z.unknown()).check(z.maxLength(maxReportLines, { error: 'tooManyRows' })),
          'reportLines',
        ),
        file: field(
          'file',
          z.string({ error: 'required' }).check(z.refine(isDataUrl, { error: 'fileTypeCsv' })),
          'file',
        ),
        extension: field('ext', z.literal('csv', { error: 'fileTypeCsv' }), 'file'),
        /** Number of warnings about the lines that the user saw and accepted; absent when there were none. */
        warnings: field(
          'peringatan',
          z.optional(z.int({ error: 'invalid' }).check(z.gte(0, { error: 'invalid' }))),
          'reportLines',
        ),
      })
      .check(z.refine(endsAfterBeginning, { path: ['until'], error: 'endsBeforeBeginning' })),
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
      npwp: field('npwp', actingNpwp, 'npwp'),
      query: field('q', orNull(text(100)), 'search'),
      type: field('p', orNull(reportType), 'reportType'),
      sort: field('b', orNull(sortBy(sortNames)), 'sortColumn'),
      direction: field('c', orNull(oneOf(['asc', 'desc'])), 'sortDirection'),
      size: field('d', orNull(pageSize), 'pageSize'),
    }),
  ),
  answer: paged('laporan/browseupload', listedReport),
});

const reportId = wire(z.object({ id: field('id', recordId, 'report') }));

/** @beta */
export const reportLines = endpoint({
  method: 'POST',
  path: 'laporan/dataupl',
  summary:
    'The lines of a report of type 1 or 2, by the names of their columns; none of the other types, which have no documented layout.',
  access: permitUsers,
  rate: 'standard',
  body: wire(
    z.object({ id: field('id', recordId, 'report'), type: field('jenis', orNull(text(20)), 'reportType') }),
  ),
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
  params: wire(
    z.object({ id: field('id_tl_hdr', recordId, 'report'), name: field('file', text(255), 'file') }),
  ),
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
  params: wire(z.object({ type: field('type', reportType, 'reportType') })),
  answer: 'file',
  failures: [404],
});

/** A report of the list, decoded. */
export type ListedReport = z.output<typeof listedReport>;

/** The form values of a report, without its file. */
export type ReportValues = z.output<typeof reportValues>;
