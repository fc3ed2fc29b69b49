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
  /** Whether its goods came to their inspection (120); undefined where the provider does not say. */
  readonly inspected?: boolean | undefined;
}

/**
 * What announces and reports an inspection. A record that was rejected before it announces none, although its number is over
 * 116.
 */
const hasInspection = (status: number, { inspected }: PpftzProgress) =>
  status > 116 && !(status === Number(ppftzStatus.rejected) && inspected === false);

const rules: Readonly<Record<PpftzResponse, (status: number, progress: PpftzProgress) => boolean>> = {
  penerimaan: (status) => status > 100,
  ppftz: (status) => status > 100,
  billing: (status, { hasBillingFile }) => status > 110 && hasBillingFile,
  spf: hasInspection,
  ip: hasInspection,
  nolak: (status) => status === 145,
  sppb: (status) => status >= 150,
};

const ofReturned: readonly PpftzResponse[] = ['penerimaan', 'ppftz'];

/** Which responses a record has, in the order in which they are shown. One that was returned for correction has the first two. */
export const ppftzResponsesOf = (progress: PpftzProgress): readonly PpftzResponse[] =>
  progress.status === ppftzStatus.returned
    ? ofReturned
    : ppftzResponses.filter((response) => rules[response](Number(progress.status), progress));
