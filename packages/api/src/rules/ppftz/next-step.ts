import { ppftzStatus } from './status.ts';

/** What of a record decides what its company has to do. */
export interface PpftzState {
  readonly status: string;
  /** The number of the proof of payment. */
  readonly ntpn?: string | null | undefined;
  /** Whether the office holds it back. */
  readonly held?: boolean | undefined;
}

/** What a company has to do, or to know, about a record of its own: from the status on, and what the office says of it. */
export type PpftzNextStep = 'finish' | 'correct' | 'pay' | 'wait' | 'prepare' | 'held' | 'rejected';

const ofStatus: Readonly<Record<string, PpftzNextStep>> = {
  [ppftzStatus.recording]: 'finish',
  [ppftzStatus.returned]: 'correct',
  [ppftzStatus.awaitingPayment]: 'pay',
  [ppftzStatus.inspection]: 'prepare',
  [ppftzStatus.rejected]: 'rejected',
};

/**
 * What comes next for the company: a record that is begun is finished, one that was returned is corrected, a bill is paid
 * (`wait` once the proof is recorded), goods are made ready for their inspection. Goods that are held wait for the office,
 * whatever else is due but the payment. Undefined where the office is on.
 */
export function ppftzNextStep({ status, ntpn, held }: PpftzState): PpftzNextStep | undefined {
  const step = Object.hasOwn(ofStatus, status) ? ofStatus[status] : undefined;
  if (step === 'pay') return ntpn ? (held ? 'held' : 'wait') : 'pay';
  if (held && step !== 'rejected') return 'held';
  return step;
}
