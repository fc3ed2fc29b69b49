import { manifestAddress } from '../../contract/index.ts';
import { call, callAbout, fileAt, leftAlone, type Resource } from '../plan.ts';

const usual = { query: null, sort: null, direction: null, size: null };

/** Manifests, release letters and periodic reports. */
export const trade: Resource = {
  title: 'Manifests, letters and reports',
  plans: [
    call('manifestList', ({ npwp }) => ({ body: { npwp } }), {
      finds: (rows) => ({
        manifestFile: rows.flatMap((row) => manifestAddress(row) ?? [])[0],
      }),
    }),
    fileAt('manifestFile', 'manifestFile'),
    call('releaseLetterList', ({ user, npwp }) => ({ query: { page: 1 }, body: { ...usual, user, npwp } }), {
      finds: ({ rows }) => ({ letter: rows[0]?.id }),
    }),
    callAbout('releaseLetterLines', 'letter', (id) => ({ query: { page: 1 }, body: { id } })),
    callAbout('releaseLetterSheet', 'letter', (id) => ({ body: { id } })),
    call('reportList', ({ npwp }) => ({ query: { page: 1 }, body: { ...usual, npwp, type: null } }), {
      finds: ({ rows }) => {
        const withFile = rows.find(({ fileName }) => fileName);
        return {
          report: rows[0]?.id,
          ...(withFile?.fileName && { reportFile: { id: withFile.id, name: withFile.fileName } }),
        };
      },
    }),
    callAbout('reportLines', 'report', (id) => ({ body: { id, type: null } })),
    callAbout('reportFile', 'reportFile', (params) => ({ params })),
    call('reportTemplate', () => ({ params: { type: '1' as const } })),
    ...leftAlone('What was sent to the office cannot be called back.', 'uploadManifest', 'sendReport'),
    ...leftAlone('It notes for good that a file was fetched.', 'noteReportFetched'),
  ],
};
