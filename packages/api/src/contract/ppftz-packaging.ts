import * as z from 'zod/mini';
import { ppftzUsers } from '../rules/access.ts';
import { done, saved } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { code, recordId, seenVersion } from './fields.ts';
import { numberText } from './number-text.ts';
import { ofRecord } from './ppftz-row.ts';
import { shownText, textIfAny } from './read.ts';
import { named, type WireNames, wire } from './wire.ts';

/**
 * The packaging of a PPFTZ record, as its form holds it.
 *
 * @beta
 */
export const ppftzPackagingRow = z.object({
  /** How many packages, a whole number. */
  count: numberText({ decimals: 0 }, { min: 1, max: 999_999_999 }),
  /** The code of the kind of packages. */
  kind: code,
});

const packagingNames: WireNames<PpftzPackaging> = {
  count: named('jumlahKemasan', 'packageCount'),
  kind: named('jenisKemasan', 'packageType'),
};

const storedPackaging = wire(
  z.object({
    /** The id of the packaging. */
    id: recordId,
    /** How many packages. */
    count: shownText,
    /** The code of the kind of packages. */
    kind: shownText,
    /** Who changes it says which version was seen. */
    version: textIfAny,
  }),
  {
    id: 'ID_KEMASAN',
    count: 'JML_KMS',
    kind: 'JNS_KMS',
    version: 'versi',
  },
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
  params: wire(z.object({ id: recordId }), { id: named('id', 'packaging') }),
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
  body: wire(z.extend(ppftzPackagingRow, { recordId }), {
    ...packagingNames,
    recordId: named('id_aju', 'ppftzRecord'),
  }),
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
  body: wire(z.extend(ppftzPackagingRow, { id: recordId, version: seenVersion }), {
    ...packagingNames,
    id: named('id_kemasan', 'packaging'),
    version: named('versi', 'record'),
  }),
  answer: done,
  failures: [404, 409, 412],
});

/** The packaging of a record, as its form holds it. */
export type PpftzPackaging = z.output<typeof ppftzPackagingRow>;
/** The packaging as it is stored. */
export type StoredPpftzPackaging = z.output<typeof storedPackaging>;
