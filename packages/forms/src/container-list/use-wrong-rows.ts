import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ZodForm } from '../internal/index.ts';
import type { ContainerListValues } from './schema.ts';

/** The numbers, from 1, of the rows with an error, in order. */
export function useWrongRows({ subscribe, getErrors }: ZodForm<ContainerListValues>): readonly number[] {
  const onErrors = useCallback(
    (callback: () => void) => subscribe({ formState: { errors: true }, callback }),
    [subscribe],
  );
  const numbers = useSyncExternalStore(onErrors, () => {
    const { rows = [] } = getErrors();
    return Object.keys(rows)
      .filter((key) => Number.isInteger(+key) && rows[+key])
      .join();
  });
  return useMemo(() => (numbers ? numbers.split(',').map((index) => Number(index) + 1) : []), [numbers]);
}
