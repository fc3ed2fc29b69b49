import { count } from '../src/testing/finding.ts';
import { type Defects, linesOf } from './audit.ts';
import type { Counts } from './filer.ts';
import { atLeast, bar } from './row.ts';

/** The result of the users on one of several parallel stores. */
interface Worker {
  readonly counts: Counts;
  readonly defects: Defects;
  readonly incidents: readonly string[];
}

/**
 * Sums up the parallel stores of a row.
 *
 * @param more Further defects of a store.
 */
export function sumUp<Of extends Worker>(
  workers: readonly Of[],
  more: (worker: Of) => readonly string[] = () => [],
) {
  const failed = workers.flatMap((worker) => [
    ...linesOf(worker.defects),
    ...worker.counts.wrong,
    ...more(worker),
    ...worker.incidents,
  ]);
  const sum = (of: (worker: Of) => number) => workers.reduce((total, worker) => total + of(worker), 0);
  const most = (what: string, number: number, of: (worker: Of) => number) =>
    bar(what, sum(of), number, failed);
  return {
    failed,
    sum,
    most,
    least: (what: string, number: number, of: (worker: Of) => number) =>
      atLeast(what, sum(of), number, failed),
    mails: (of: (worker: Of) => number) => count('mails', sum(of)),
    /** The outcome of the writes, for adding. */
    counts: () => ({
      'writes answered with success': sum(({ counts }) => counts.answered),
      repeated: sum(({ counts }) => counts.repeated),
      lost: sum(({ defects }) => defects.lost.length),
      half: sum(({ defects }) => defects.half.length),
      doubled: sum(({ defects }) => defects.doubled.length),
      'wrong answers': sum(({ counts }) => counts.wrong.length),
    }),
    /** The outcome of the writes. */
    writes: (repeated: string) => [
      count(
        'writes answered with success',
        sum(({ counts }) => counts.answered),
      ),
      `${sum(({ counts }) => counts.repeated)} of them ${repeated}`,
      most('lost', 0, ({ defects }) => defects.lost.length),
      most('half', 0, ({ defects }) => defects.half.length),
      most('doubled', 0, ({ defects }) => defects.doubled.length),
      most('wrong answers', 0, ({ counts }) => counts.wrong.length),
    ],
  };
}
