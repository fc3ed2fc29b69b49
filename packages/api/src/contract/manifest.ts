import * as z from 'zod/mini';
import { permitUsers } from '../rules/access.ts';
import { companyKinds, manifestPurposes } from '../rules/manifest.ts';
import { toWellFormed } from '../rules/storable.ts';
import { saved } from './answers.ts';
import { endpoint } from './endpoint.ts';
import {
  actingNpwp,
  isoDate,
  manifestDataUrl,
  manifestExtension,
  oneCode,
  recordId,
  requiredText,
  text,
} from './fields.ts';
import { countOrNull, shownDay, shownText, textOrNull } from './read.ts';
import { field, wire } from './wire.ts';

/** A manifest (BL or AWB) in the list. */
const listedManifest = wire(
  z.object({
    id: field('id_rekon_manifes', recordId),
    companyName: field('NM_PERUSAHAAN', shownText),
    /** Number of the bill of lading or air waybill. */
    number: field('no_bl', shownText),
    date: field('tgl_bl', shownDay),
    /** Code of the sender's kind; {@link senderOf} has its label. */
    companyKind: field('jn_perusahaan', shownText),
    /** Code of the goods' destination; {@link purposeOf} has its label. */
    purpose: field('kd_tujuan', shownText),
    /** ISO 8601 instant. */
    sentAt: field('wk_kirim', textOrNull),
    /** Directory of its file; {@link manifestAddress} puts it before the file's name. */
    fileDirectory: field('file_directory', textOrNull),
    fileName: field('file', textOrNull),
    fileBytes: field('ukuran', countOrNull),
    /** ISO 8601 instant at which an officer marked it as received; other providers may omit it. */
    receivedAt: field('wk_terima', textOrNull),
  }),
);

/** Values of a manifest beside its file, in the form and on the server. */
export const manifestValues = z.object({
  /** The number of the manifest. */
  number: field('no_bl', requiredText(50), 'manifestNumber'),
  /** The day of the manifest, `YYYY-MM-DD`. */
  date: field('tgl_bl', isoDate, 'manifestDate'),
  /** `1` a courier company (PJT), `2` a carrier agent. */
  companyKind: field('jn_perusahaan', oneCode(companyKinds), 'companyKind'),
  /** `1` into the free zone, `2` out of it. */
  purpose: field('kd_tujuan', oneCode(manifestPurposes), 'purpose'),
});

export const manifestList = endpoint({
  method: 'POST',
  path: 'rekonmanifes/browse',
  summary:
    "All manifests of the caller's company, by the time they were sent; of more than 5,000 the latest, and with `q` those that have its words.",
  access: permitUsers,
  rate: 'standard',
  revalidates: true,
  acting: { body: { npwp: 'npwp' } },
  body: wire(
    z.object({ npwp: field('npwp', actingNpwp, 'npwp'), query: field('q', z.optional(text(100)), 'search') }),
  ),
  answer: z.array(listedManifest),
});

export const uploadManifest = endpoint({
  method: 'POST',
  path: 'rekonmanifes/upload',
  summary: 'Send a manifest with its file, to be reconciled by the office.',
  access: permitUsers,
  rate: 'upload',
  cost: 'sheet',
  writes: true,
  once: true,
  upload: 'permit',
  acting: { body: { npwp: 'npwp' } },
  body: wire(
    z.extend(manifestValues, {
      npwp: field('npwp', actingNpwp, 'npwp'),
      file: field('file_bl', manifestDataUrl, 'file'),
      extension: field('file_ex', manifestExtension, 'file'),
    }),
  ),
  answer: saved('id_rekon_manifes'),
  failures: [409],
});

export const manifestFile = endpoint({
  method: 'GET',
  path: 'file/rekonmanifes/{id}/{name}',
  summary:
    "A manifest's file; the address is the manifest's `file_directory` and, behind a slash, its `file`.",
  access: permitUsers,
  rate: 'standard',
  params: wire(z.object({ id: field('id', recordId, 'manifest'), name: field('name', text(255), 'file') })),
  answer: 'file',
  failures: [404],
});

/** A manifest of the list, decoded. */
export type ListedManifest = z.output<typeof listedManifest>;

/** The form values of a manifest, without its file. */
export type ManifestValues = z.output<typeof manifestValues>;

/**
 * Returns the address of a manifest's file: its directory and its name, with one slash between them. Null without a
 * file. A name is encoded as one segment of the address.
 */
export function manifestAddress({
  fileDirectory,
  fileName,
}: Pick<ListedManifest, 'fileDirectory' | 'fileName'>): string | null {
  if (!fileName || /^\.{1,2}$/.test(fileName)) return null;
  const directory = fileDirectory?.replace(/\/+$/, '');
  const name = encodeURIComponent(toWellFormed(fileName));
  return directory === undefined ? name : `${directory}/${name}`;
}
