import { ppftzStatus } from './status.ts';

/** The documents that a record answers with, by their names in addresses; `billing` is a file of the office. */
export const ppftzResponses = ['penerimaan', 'ppftz', 'billing', 'spf', 'ip', 'nolak', 'sppb'] as const;

/** One such document. */
export type PpftzResponse = (typeof ppftzResponses)[number];

/** What decides about responses. */
export interface PpftzProgress {
  /** Code of the status of the record. */
  readonly status: string;
  /** Whether the office has added a file with the billing code. */
  readonly hasBillingFile: boolean;
}

const rules: Readonly<Record<PpftzResponse, (status: number, hasBillingFile: boolean) => boolean>> = {
  penerimaan: (status) => status > 100,
  ppftz: (status) => status > 100,
  billing: (status, hasBillingFile) => status > 110 && hasBillingFile,
  spf: (status) => status > 116,
  ip: (status) => status > 116,
  nolak: (status) => status === 145,
  sppb: (status) => status >= 150,
};

const ofReturned: readonly PpftzResponse[] = ['penerimaan', 'ppftz'];

/** Which responses a record has, in the order in which they are shown. One that was returned for correction has the first two. */
export const ppftzResponsesOf = ({ status, hasBillingFile }: PpftzProgress): readonly PpftzResponse[] =>
  status === ppftzStatus.returned
    ? ofReturned
    : ppftzResponses.filter((response) => rules[response](Number(status), hasBillingFile));
