import type { AttackedStore } from './stores.ts';

/** How much of it, and with which beginning of the random numbers. */
export interface AttackSize {
  readonly calls: number;
  readonly seed: number;
}

/** What an attack came to. */
export interface Finding {
  /** Counts beside their bars, as they are printed. */
  readonly figures: readonly string[];
  /** Each defect in a line. */
  readonly failed: readonly string[];
}

/** One kind of attack on a store. */
export interface Attack {
  readonly title: string;
  run(store: AttackedStore, size: AttackSize): Promise<Finding>;
}

/** `1,000 calls` */
export const count = (what: string, number: number) => `${number.toLocaleString('en')} ${what}`;
