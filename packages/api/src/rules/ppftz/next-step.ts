import { ppftzStatus } from './status.ts';

/** The fields of a record that decide what its company has to do. */
export interface PpftzState {
  readonly status: string;
  /** The number of the proof of payment. */
  readonly ntpn?: string | null | undefined;
  /** Whether the record is on hold. */
  readonly held?: boolean | undefined;
}

/** What a company has to do or to know about its record, from its status and its hold. */
export type PpftzNextStep = 'finish' | 'correct' | 'pay' | 'wait' | 'prepare' | 'held' | 'rejected';

const ofStatus: Readonly<Record<string, PpftzNextStep>> = {
  [ppftzStatus.recording]: 'finish',
  [ppftzStatus.returned]: 'correct',
  [ppftzStatus.awaitingPayment]: 'pay',
  [ppftzStatus.inspection]: 'prepare',
  [ppftzStatus.rejected]: 'rejected',
};

/**
 * Returns the company's next step: a new record is finished, a returned one is corrected, a bill is paid (`wait` once
 * the proof is recorded), goods are prepared for inspection. A record on hold waits, whatever else is due except a
 * payment. Undefined while the customs office works on it.
 */
export function ppftzNextStep({ status, ntpn, held }: PpftzState): PpftzNextStep | undefined {
  const step = Object.hasOwn(ofStatus, status) ? ofStatus[status] : undefined;
  if (step === 'pay') return ntpn ? (held ? 'held' : 'wait') : 'pay';
  if (held && step !== 'rejected') return 'held';
  return step;
}
