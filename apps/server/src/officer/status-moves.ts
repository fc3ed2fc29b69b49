// Data alone: the book shows it as well.
import { ppftzStatus, REJECTED } from '@pabean/api/rules';

/** What an officer's command does to a status. */
export interface StatusMove {
  /** The statuses at which it is possible. */
  readonly from: readonly string[];
  /** The statuses that it leads to. */
  readonly to: readonly string[];
}

const examined = ['20', '27', '28', '29'];
const undecided = [...examined, '98'];

/** Commands of applications. */
export const permitMoves = {
  process: { from: undecided, to: ['27', '28', '29'] },
  guarantee: { from: examined, to: ['98'] },
  approve: { from: undecided, to: ['50'] },
  reject: { from: undecided, to: [REJECTED] },
  revoke: { from: ['50'], to: ['91'] },
  cancel: { from: [...undecided, '50'], to: ['99'] },
} as const satisfies Readonly<Record<string, StatusMove>>;

const { received, awaitingPayment, paid, inspection, rejected, released, returned } = ppftzStatus;
const inProcess = [received, awaitingPayment, paid, inspection];

/** Commands of PPFTZ records. */
export const ppftzMoves = {
  bill: { from: [received], to: [awaitingPayment] },
  pay: { from: [awaitingPayment], to: [paid] },
  inspect: { from: [paid], to: [inspection] },
  release: { from: [paid, inspection], to: [released] },
  reject: { from: inProcess, to: [rejected] },
  return: { from: [received, awaitingPayment], to: [returned] },
  hold: { from: inProcess, to: [] },
} as const satisfies Readonly<Record<string, StatusMove>>;
