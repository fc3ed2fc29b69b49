import type { PpftzSlot } from './slots.ts';
import type { PpftzKind } from './status.ts';

/** How goods travel (`moda_angkutan`): 1 by sea, 2 by air, 3 by land. */
export const transportModes = ['1', '2', '3'] as const;

/** One mode of transport. */
export type TransportMode = (typeof transportModes)[number];

/** The number and the date of each document, by its place for a file. The family card has no date, others have none. */
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

/** Fields of every record that sending needs (document 3, section 5); `recipient` is asked for from the beginning. */
const always = [
  'recipient',
  'identityType',
  'identityNumber',
  'transportMode',
  'warehouse',
  'loadingPort',
  'destinationPort',
] as const;
/** What each kind of record needs beside them. */
const ofKind = {
  '1': ['rekombpNumber', 'rekombpDate', 'pindahNumber', 'pindahDate'],
  '2': ['stnkDate', 'bpkbDate', 'suratJalanDate'],
} as const;
/** What somebody who acts for the recipient must say. */
const ofProxy = ['proxyName', 'proxyIdentityType', 'proxyIdentityNumber'] as const;

/** A field of a record's header that some record must have before it is sent. */
export type RequiredPpftzField =
  | (typeof always)[number]
  | (typeof ofKind)[PpftzKind][number]
  | (typeof ofProxy)[number];

/** Which fields of the header must be filled before a record goes on to its second step, and before it is sent. */
export const requiredPpftzFields = (kind: PpftzKind, hasProxy: boolean): readonly RequiredPpftzField[] => [
  ...always,
  ...(hasProxy ? ofProxy : []),
  ...ofKind[kind],
];
