import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import { done, saved } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { code, recordId, seenVersion } from './fields.ts';
import { numberText } from './number-text.ts';
import { ofRecord } from './ppftz-row.ts';
import { shownText, textIfAny } from './read.ts';
import { field, wire } from './wire.ts';

/**
 * The packaging of a PPFTZ record, as in its form.
 *
 * @beta
 */
export const ppftzPackagingRow = z.object({
  /** How many packages, a whole number. */
  count: field('jumlahKemasan', numberText({ decimals: 0 }, { min: 1, max: 999_999_999 }), 'packageCount'),
  /** The code of the kind of packages. */
  kind: field('jenisKemasan', code, 'packageType'),
});

const storedPackaging = wire(
  z.object({
    /** The id of the packaging. */
    id: field('ID_KEMASAN', recordId),
    /** How many packages. */
    count: field('JML_KMS', shownText),
    /** The code of the kind of packages. */
    kind: field('JNS_KMS', shownText),
    /** Version; sent back with a change. */
    version: field('versi', textIfAny),
  }),
);

/** @beta */
export const ppftzPackaging = endpoint({
  method: 'GET',
  path: 'ppftz/kemasan/{id_aju}',
  summary: 'The packaging of a PPFTZ record: one, or none yet.',
  access: ppftzUsers,
  rate: 'standard',
  params: ofRecord,
  answer: z.array(storedPackaging),
  failures: [404],
});

/** @beta */
export const ppftzPackagingDetail = endpoint({
  method: 'GET',
  path: 'ppftz/kemasan/detil/{id}',
  summary: 'The packaging of a PPFTZ record by its own id.',
  access: ppftzUsers,
  rate: 'standard',
  params: wire(z.object({ id: field('id', recordId, 'packaging') })),
  answer: storedPackaging,
  failures: [404],
});

/** @beta */
export const addPpftzPackaging = endpoint({
  method: 'POST',
  path: 'ppftz/kemasan',
  summary: 'Give a PPFTZ record its packaging; it has one only (409).',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  once: true,
  body: wire(z.extend(ppftzPackagingRow, { recordId: field('id_aju', recordId, 'ppftzRecord') })),
  answer: saved('id_kemasan'),
  failures: [404, 409],
});

/** @beta */
export const changePpftzPackaging = endpoint({
  method: 'PUT',
  path: 'ppftz/kemasan',
  summary: 'Change the packaging of a PPFTZ record.',
  access: ppftzUsers,
  rate: 'write',
  writes: true,
  body: wire(
    z.extend(ppftzPackagingRow, {
      id: field('id_kemasan', recordId, 'packaging'),
      version: field('versi', seenVersion, 'record'),
    }),
  ),
  answer: done,
  failures: [404, 409, 412],
});

/** The packaging of a record, as in its form. */
export type PpftzPackaging = z.output<typeof ppftzPackagingRow>;
/** The packaging as it is stored. */
export type StoredPpftzPackaging = z.output<typeof storedPackaging>;
