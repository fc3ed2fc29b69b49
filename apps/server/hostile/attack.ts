import type { Finding } from '../src/testing/finding.ts';
import type { AttackedStore } from './stores.ts';

/** The number of calls, and the seed of the random numbers. */
export interface AttackSize {
  readonly calls: number;
  readonly seed: number;
}

/** One kind of attack on a store. */
export interface Attack {
  readonly title: string;
  run(store: AttackedStore, size: AttackSize): Promise<Finding>;
}
