import type { Call } from '../loading/use-load-state.ts';

const none: readonly never[] = [];

/** A list to choose from: undefined while it is on its way, empty once it is known not to come. */
export const listOf = <Entry>({ data, error }: Call<readonly Entry[]>): readonly Entry[] | undefined =>
  data ?? (error === undefined ? undefined : none);
