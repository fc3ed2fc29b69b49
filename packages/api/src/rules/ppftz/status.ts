import type { SharedMessages } from '../messages/index.ts';
import type { StatusTone } from '../status.ts';

/** Status codes of PPFTZ records. Their words are the server's (`ref/status`). */
export const ppftzStatus = {
  recording: '100',
  received: '110',
  awaitingPayment: '115',
  paid: '116',
  inspection: '120',
  rejected: '145',
  released: '150',
  returned: '190',
} as const;

/** The kinds of records (`jns_aju`): 1 Barang Pindahan, moved household goods; 2 Kendaraan Bermotor, motor vehicles. */
export const ppftzKinds = ['1', '2'] as const;

/** One kind of record. */
export type PpftzKind = (typeof ppftzKinds)[number];

/**
 * Whether the editor opens for a record. The documents can be read in two ways, of which an office chooses one
 * (`ppftzEditableStatuses` of its profile): open at 100 and 190 and at no other status, or at all but those.
 */
export const isPpftzEditable = (status: string, editable: readonly string[]) => editable.includes(status);

/** Whether a record may be deleted: only while it is recorded for the first time. */
export const isPpftzDeletable = (status: string) => status === ppftzStatus.recording;

/** Whether a record is browsed, and its status offered in the filter there: it was sent. */
export const isPpftzBrowsed = (status: string) => Number(status) >= Number(ppftzStatus.received);

/** Whether a record is still, or again, with the person who records it. */
export const isPpftzRecorded = (status: string) =>
  status === ppftzStatus.recording || status === ppftzStatus.returned;

/** What moves in a record, in words; a code without words is shown as it is. */
export const ppftzKindName = (
  kind: string,
  { ppftzKinds: messages }: Pick<SharedMessages, 'ppftzKinds'>,
): string => (kind === '1' || kind === '2' ? messages[kind] : kind);

const tones: Readonly<Record<string, StatusTone>> = {
  '100': 'draft',
  '110': 'process',
  '115': 'action',
  '116': 'process',
  '120': 'process',
  '145': 'rejected',
  '150': 'approved',
  '190': 'action',
};

/** Tone of a record's status; what no table names is `unknown`. */
export const ppftzStatusTone = (status: string): StatusTone =>
  (Object.hasOwn(tones, status) && tones[status]) || 'unknown';
