import { useCallback } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useStore } from './use-store.ts';

/** The error of a field, or of the whole form under `root`. Only the calling component re-renders when it changes. */
export function useFieldError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'getFieldState'>,
  name: FieldPath<Values> | 'root',
): string | undefined {
  const { subscribe, getFieldState } = form;
  const onErrors = useCallback(
    (callback: () => void) =>
      subscribe({ name: name as FieldPath<Values>, exact: true, formState: { errors: true }, callback }),
    [subscribe, name],
  );
  return useStore(onErrors, () => getFieldState(name as FieldPath<Values>).error?.message);
}
