import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** After this long without a change, in milliseconds. */
const quiet = 200;

/** Does something once nobody has changed the form for a moment: not with each key. */
export function useQuietly<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  act: () => void,
) {
  const update = useEffectEvent(act);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback() {
        clearTimeout(timer);
        timer = setTimeout(update, quiet);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe]);
}
