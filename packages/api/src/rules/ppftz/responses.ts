import { ppftzStatus } from './status.ts';

/** The responses to a record, by their names in addresses; `billing` is an uploaded file. */
export const ppftzResponses = ['penerimaan', 'ppftz', 'billing', 'spf', 'ip', 'nolak', 'sppb'] as const;

/** One of the responses. */
export type PpftzResponse = (typeof ppftzResponses)[number];

/** The facts that decide which responses exist. */
export interface PpftzProgress {
  /** Code of the status of the record. */
  readonly status: string;
  /** Whether the file with the billing code was added. */
  readonly hasBillingFile: boolean;
  /** Whether its goods were presented for inspection (120); undefined where the provider does not send it. */
  readonly inspected?: boolean | undefined;
}

/**
 * Responses that announce and report an inspection. A record that was rejected before its inspection has none, although
 * its status is above 116.
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

/**
 * Returns the responses of a record, in their display order. One that was returned for correction has the first two.
 */
export const ppftzResponsesOf = (progress: PpftzProgress): readonly PpftzResponse[] =>
  progress.status === ppftzStatus.returned
    ? ofReturned
    : ppftzResponses.filter((response) => rules[response](Number(progress.status), progress));
