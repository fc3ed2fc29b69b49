import { afterPress } from '@pabean/ui/focus';
import { type FocusEvent, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorAt, flatErrors } from './flat-errors.ts';
import type { Check } from './resolver.ts';

type ValuesForm<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'subscribe' | 'getValues' | 'getErrors' | 'clearErrors' | 'trigger'
>;

/** The type of a server error: it stays until its field changes. */
export const serverError = 'server';

/**
 * When errors appear and disappear: a changed field is checked on blur, never while typing; typing removes errors that no
 * longer apply, of other fields, too. `onReset` is called when the form is reset.
 *
 * @returns the `onBlur` handler of the `<form>`
 */
export function useErrorTiming<Values extends FieldValues, Output>(
  form: ValuesForm<Values, Output>,
  resolver: Check<Values, Output>,
  onReset: () => void,
) {
  const changed = useRef(new Set<string>());

  function clearFixed(changedName: string) {
    const shown = flatErrors(form.getErrors()).filter(({ name }) => name !== 'root');
    if (shown.length === 0) return;
    const now = resolver(form.getValues());
    const fixed = shown.filter(({ name, type, message }) =>
      type === serverError ? name === changedName : errorAt(now.errors, name)?.message !== message,
    );
    for (const { name } of fixed) form.clearErrors(name as FieldPath<Values>);
  }

  // Subscribed anew on each render, which typing does not cause, to use the latest resolver.
  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      callback({ name, type }) {
        if (name === undefined) {
          changed.current.clear();
          onReset();
          return;
        }
        if (type === 'change') changed.current.add(name);
        clearFixed(name);
      },
    }),
  );

  function leave(name: string) {
    if (!changed.current.has(name)) return;
    if (errorAt(form.getErrors(), name)?.type === serverError) return;
    void form.trigger(name as FieldPath<Values>);
  }
  return (event: FocusEvent<HTMLFormElement>) => {
    const { name } = event.target as unknown as HTMLInputElement;
    if (name) afterPress(() => leave(name));
  };
}
