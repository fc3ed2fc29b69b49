import { count } from '../src/testing/finding.ts';
import { type Defects, linesOf } from './audit.ts';
import type { Counts } from './filer.ts';
import { atLeast, bar } from './row.ts';

/** What people met on one store, side by side with others. */
interface Lane {
  readonly counts: Counts;
  readonly defects: Defects;
  readonly incidents: readonly string[];
}

/**
 * Adds up the lanes of a row.
 *
 * @param more What else is wrong with a lane.
 */
export function sumUp<Of extends Lane>(
  lanes: readonly Of[],
  more: (lane: Of) => readonly string[] = () => [],
) {
  const failed = lanes.flatMap((lane) => [
    ...linesOf(lane.defects),
    ...lane.counts.wrong,
    ...more(lane),
    ...lane.incidents,
  ]);
  const sum = (of: (lane: Of) => number) => lanes.reduce((total, lane) => total + of(lane), 0);
  const most = (what: string, number: number, of: (lane: Of) => number) => bar(what, sum(of), number, failed);
  return {
    failed,
    sum,
    most,
    least: (what: string, number: number, of: (lane: Of) => number) => atLeast(what, sum(of), number, failed),
    mails: (of: (lane: Of) => number) => count('mails', sum(of)),
    /** What became of the writes. */
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
