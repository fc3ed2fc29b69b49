import type { Call } from '../loading/use-load-state.ts';

const none: readonly never[] = [];

/** Options of a reference list: undefined while it loads, empty when that failed. */
export const listOf = <Entry>({ data, error }: Call<readonly Entry[]>): readonly Entry[] | undefined =>
  data ?? (error === undefined ? undefined : none);
