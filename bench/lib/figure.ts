import { median, spread } from './statistics.ts';

/** A figure and its bar. */
export interface Figure {
  what: string;
  /** The formatted value with its unit. */
  figure: string;
  /** The same for prefetched files of further pages. */
  ahead?: string;
  /** The yardstick's value in the same run. */
  lean?: string;
  /** The ratio of the figure to the yardstick's. */
  ratio?: number;
  bar?: string;
  /** Whether the bar is met; undefined without a bar. */
  good?: boolean;
}

/** One part of the bench. */
export interface Part {
  title: string;
  /** Measures, and prints details. */
  run: () => Promise<Figure[]>;
}

interface Compared {
  what: string;
  /** Milliseconds, in the order of measuring. */
  ours: number[];
  lean: number[];
  /** The bar of the ratio; without one, the ratio is only shown. */
  bar?: number | undefined;
  /**
   * The name of the yardstick.
   *
   * @default 'lean'
   */
  yardstick?: string;
}

/** Times and the yardstick's, measured alternately: the ratio is that of their medians. */
export function compare({ what, ours, lean, bar, yardstick = 'lean' }: Compared): Figure {
  const ratio = median(ours) / median(lean);
  const judged = bar === undefined ? {} : { bar: `≤ ${bar.toFixed(2)} of ${yardstick}`, good: ratio <= bar };
  const digits = median(lean) < 20 ? 1 : 0;
  return { what, figure: spread(ours, digits, ' ms'), lean: spread(lean, digits, ' ms'), ratio, ...judged };
}
