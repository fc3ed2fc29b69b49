import type { PpftzSlot } from './slots.ts';
import type { PpftzKind } from './status.ts';

/** Modes of transport (`moda_angkutan`): 1 by sea, 2 by air, 3 by land. */
export const transportModes = ['1', '2', '3'] as const;

/** One mode of transport. */
export type TransportMode = (typeof transportModes)[number];

/**
 * The fields with number and date of each document, by its file slot. The family card has no date, others have neither.
 */
export const ppftzDocumentFields = {
  kk: { number: 'kkNumber' },
  dukcapil: { number: 'dukcapilNumber', date: 'dukcapilDate' },
  pindah: { number: 'pindahNumber', date: 'pindahDate' },
  stnk: { number: 'stnkNumber', date: 'stnkDate' },
  bpkb: { number: 'bpkbNumber', date: 'bpkbDate' },
  surat_jalan: { number: 'suratJalanNumber', date: 'suratJalanDate' },
  bukti_gesek: { number: 'buktiGesekNumber', date: 'buktiGesekDate' },
  pernyataan: { number: 'pernyataanNumber', date: 'pernyataanDate' },
  rekombp: { number: 'rekombpNumber', date: 'rekombpDate' },
  pl: { number: 'plNumber', date: 'plDate' },
  kuasa: { number: 'kuasaNumber', date: 'kuasaDate' },
} as const satisfies Partial<Record<PpftzSlot, { readonly number: string; readonly date?: string }>>;

/**
 * Fields of every record that are required for sending (document 3, section 5); `recipient` is required from the
 * beginning.
 */
const always = [
  'recipient',
  'identityType',
  'identityNumber',
  'transportMode',
  'warehouse',
  'loadingPort',
  'destinationPort',
] as const;
/** Fields that each kind of record requires beside them. */
const ofKind = {
  '1': ['rekombpNumber', 'rekombpDate', 'pindahNumber', 'pindahDate'],
  '2': ['stnkDate', 'bpkbDate', 'suratJalanDate'],
} as const;
/** Fields that a proxy of the recipient requires. */
const ofProxy = ['proxyName', 'proxyIdentityType', 'proxyIdentityNumber'] as const;

/** A header field that some record requires before it is sent. */
export type RequiredPpftzField =
  | (typeof always)[number]
  | (typeof ofKind)[PpftzKind][number]
  | (typeof ofProxy)[number];

/** Returns the header fields required before the second step of a record, and before it is sent. */
export const requiredPpftzFields = (kind: PpftzKind, hasProxy: boolean): readonly RequiredPpftzField[] => [
  ...always,
  ...(hasProxy ? ofProxy : []),
  ...ofKind[kind],
];
