import type { SharedMessages } from '../messages/index.ts';
import type { StatusTone } from '../status.ts';

/** Status codes of PPFTZ records. Their labels come from the server (`ref/status`). */
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
 * Returns whether the editor opens for a record. The documents can be read in two ways, of which an office chooses one
 * (`ppftzEditableStatuses` of its profile): open at 100 and 190 and at no other status, or at all but those.
 */
export const isPpftzEditable = (status: string, editable: readonly string[]) => editable.includes(status);

/** Returns whether a record may be deleted: only until it is sent for the first time. */
export const isPpftzDeletable = (status: string) => status === ppftzStatus.recording;

/** Returns whether a record is in the list of sent ones, and its status offered in the filter there. */
export const isPpftzBrowsed = (status: string) => Number(status) >= Number(ppftzStatus.received);

/** Returns whether a record is in recording, for the first time or for correction. */
export const isPpftzRecorded = (status: string) =>
  status === ppftzStatus.recording || status === ppftzStatus.returned;

/** Returns the label of a record's kind; a code without a label is returned unchanged. */
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

/** Returns the tone of a record's status; `unknown` for an unlisted one. */
export const ppftzStatusTone = (status: string): StatusTone =>
  (Object.hasOwn(tones, status) && tones[status]) || 'unknown';
