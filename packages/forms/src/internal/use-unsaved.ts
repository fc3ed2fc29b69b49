import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodForm } from './use-zod-form.ts';

/** Tells the dialog around a form whether closing it would lose something. */
export function useUnsaved<Values extends FieldValues>(
  form: Pick<ZodForm<Values>, 'values'>,
  onUnsaved: (unsaved: boolean) => void,
): void {
  const { isDirty } = form.values.formState;
  useEffect(() => onUnsaved(isDirty), [onUnsaved, isDirty]);
}
