import { median, spread } from './statistics.ts';

/** One figure beside its bar. */
export interface Figure {
  what: string;
  /** As it is to be read, with its unit. */
  figure: string;
  /** The same for what is fetched for pages that may come next. */
  ahead?: string;
  /** The yardstick measured in the same run. */
  lean?: string;
  /** The figure as a share of the yardstick's. */
  ratio?: number;
  bar?: string;
  /** Whether the bar is met; left out where there is none. */
  good?: boolean;
}

/** One part of the bench. */
export interface Part {
  title: string;
  /** Measures, and prints what only those who asked for this part want to see. */
  run: () => Promise<Figure[]>;
}

interface Compared {
  what: string;
  /** Milliseconds, in the order in which they were measured. */
  ours: number[];
  lean: number[];
  /** The largest share of the yardstick that is good; without one, the ratio is only told. */
  bar?: number | undefined;
  /**
   * What the yardstick is.
   *
   * @default 'lean'
   */
  yardstick?: string;
}

/** Times beside the yardstick's, measured in turns: the ratio is that of their medians. */
export function compare({ what, ours, lean, bar, yardstick = 'lean' }: Compared): Figure {
  const ratio = median(ours) / median(lean);
  const judged = bar === undefined ? {} : { bar: `≤ ${bar.toFixed(2)} of ${yardstick}`, good: ratio <= bar };
  const digits = median(lean) < 20 ? 1 : 0;
  return { what, figure: spread(ours, digits, ' ms'), lean: spread(lean, digits, ' ms'), ratio, ...judged };
}
