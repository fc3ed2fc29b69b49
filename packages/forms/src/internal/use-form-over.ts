import { explainError, isCallFailure } from '@pabean/api/rules';
import { afterPress, type FieldProblem, isoOrTyped } from '@pabean/ui';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DefaultValues, FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FormValues } from './form-values.ts';
import { useSharedWords } from './messages/index.ts';
import { type LabelOf, type Problems, problemsOf, sortFailure } from './problems.ts';
import { useErrorTitle } from './use-error-title.ts';

/** What a form is made of. */
export interface FormOptions<Values extends FieldValues, Output> {
  /** Checks the values; its messages are refusal codes. A function where the values decide what is asked. */
  readonly schema: z.ZodMiniType<Output> | ((values: Values) => z.ZodMiniType<Output>);
  readonly defaultValues: DefaultValues<Values>;
  readonly labelOf: LabelOf;
  /**
   * Takes the checked values. A rejection with `fieldErrors` goes to the fields and into the summary; any other is
   * told above the form.
   */
  readonly onSubmit: (values: Output) => unknown;
  /** Called after a submit failed in its fields, by itself or by the server. */
  readonly onInvalid?: (problems: Problems) => void;
}

/** Everything that a field component of the design system needs, to be spread into it. */
export interface FieldBinding<Name extends string>
  extends Pick<UseFormRegisterReturn<Name>, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  readonly id: string;
  readonly error: string | undefined;
}

/** A form on native, uncontrolled inputs: a key press draws nothing again unless it mends an error. */
export interface FormOver<Values extends FieldValues, Kept extends FormValues<Values>> {
  /** Spread into `<form>`. */
  readonly props: { noValidate: true; onSubmit: (event: FormEvent) => void };
  /** Spread into a field component. */
  field<Name extends FieldPath<Values>>(name: Name): FieldBinding<Name>;
  /** Spread into a `DateField`: people see `dd-MM-yyyy`, the values hold `YYYY-MM-DD`. */
  date<Name extends FieldPath<Values>>(name: Name): FieldBinding<Name>;
  /** Spread into a field of a code with its rule, such as `cleanNpwp`: the values hold the bare code. */
  cleaned<Name extends FieldPath<Values>>(name: Name, clean: (typed: string) => string): FieldBinding<Name>;
  /** For a field that holds its own text, such as a `Combobox`: takes its value as if it had been typed. */
  put(name: FieldPath<Values>, value: string): void;
  /** Empties the form for the next entry and puts the focus into one of its fields. */
  startOver(name: FieldPath<Values>): void;
  /** Values, watching and lists. Its own `formState.errors` stays empty: problems live here. */
  readonly values: Kept;
  /** The lines of the error summary, in the order of the fields, as of the last failed submit. */
  readonly summary: readonly FieldProblem[];
  readonly summaryRef: RefObject<HTMLElement | null>;
  /** Why the last submit failed beyond its fields. */
  readonly failure: string | undefined;
  readonly isSubmitting: boolean;
}

/**
 * A form over a schema of the contract and values that are kept elsewhere. A field is checked when it is left after a
 * change, and all are on submit; typing only ever takes an error away. After a failed submit the summary has the focus.
 */
export function useFormOver<Values extends FieldValues, Output, Kept extends FormValues<Values>>(
  values: Kept,
  { schema, defaultValues, labelOf, onSubmit, onInvalid }: FormOptions<Values, Output>,
): FormOver<Values, Kept> {
  const shared = useSharedWords();
  const formId = useId();
  const [problems, setProblems] = useState<Problems>({});
  const [summary, setSummary] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const summaryRef = useRef<HTMLElement>(null);
  const changed = useRef(new Set<string>());
  const refused = useRef<Problems>({});
  useErrorTitle(summary.length > 0);

  const idOf = (name: string) => `${formId}-${name}`;
  function check() {
    const now = values.getValues();
    return z.safeDecode(typeof schema === 'function' ? schema(now) : schema, now as never);
  }
  const wrong = () => problemsOf(check().error?.issues ?? [], labelOf, shared);

  /** Takes away the errors that no longer hold; the server's word on a field holds until the field changes. */
  function mend(name: string) {
    if (Object.keys(problems).length === 0) return;
    const now = wrong();
    const { [name]: _, ...stillRefused } = refused.current;
    refused.current = stillRefused;
    const kept = Object.entries(problems).filter(([each]) => each in now || each in stillRefused);
    if (kept.length < Object.keys(problems).length) setProblems(Object.fromEntries(kept));
  }

  function leave(name: string) {
    if (!changed.current.has(name) || name in refused.current) return;
    const problem = wrong()[name];
    if (problem !== problems[name])
      setProblems(({ [name]: _, ...others }) => (problem ? { ...others, [name]: problem } : others));
  }

  function fail(found: Problems, sentence?: string) {
    flushSync(() => {
      setProblems(found);
      setSummary(inOrder(Object.entries(found).map(([name, message]) => ({ field: idOf(name), message }))));
      setFailure(sentence);
    });
    if (Object.keys(found).length === 0) return;
    summaryRef.current?.focus();
    onInvalid?.(found);
  }

  function failWith(error: unknown) {
    if (error instanceof Error && error.name === 'AbortError') return;
    if (!isCallFailure(error)) return fail({}, explainError(error, shared));
    const sorted = sortFailure(error, (name) => document.getElementById(idOf(name)) !== null);
    refused.current = sorted.problems;
    const onlyFields = sorted.others.length === 0 && Object.keys(sorted.problems).length > 0;
    fail(sorted.problems, onlyFields ? undefined : sorted.others.join(' ') || explainError(error, shared));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    const checked = check();
    if (!checked.success) return fail(problemsOf(checked.error.issues, labelOf, shared));
    fail({});
    setSubmitting(true);
    try {
      await onSubmit(checked.data);
    } catch (error) {
      failWith(error);
    } finally {
      setSubmitting(false);
    }
  }

  function bind<Name extends FieldPath<Values>>(
    name: Name,
    read?: (typed: string) => string,
  ): FieldBinding<Name> {
    const bound = values.register(name, read && { setValueAs: read });
    return {
      name: bound.name,
      ref: bound.ref,
      id: idOf(name),
      error: problems[name],
      onChange: async (event) => {
        changed.current.add(name);
        await bound.onChange(event);
        mend(name);
      },
      onBlur: async (event) => {
        await bound.onBlur(event);
        afterPress(() => leave(name));
      },
    };
  }

  return {
    props: { noValidate: true, onSubmit: submit },
    field: (name) => bind(name),
    date: (name) => bind(name, isoOrTyped),
    cleaned: bind,
    put(name, value) {
      changed.current.add(name);
      values.setValue(name, value as never, { shouldDirty: true });
      mend(name);
    },
    startOver(name) {
      values.reset(defaultValues as Values);
      document.getElementById(idOf(name))?.focus();
    },
    values,
    summary,
    summaryRef,
    failure,
    isSubmitting,
  };
}

/** Problems in the order in which their fields stand on the page; what has no field comes first. */
function inOrder(problems: readonly FieldProblem[]): FieldProblem[] {
  const elements = new Map(problems.map(({ field }) => [field, document.getElementById(field)]));
  return problems.toSorted((a, b) => {
    const [first, second] = [elements.get(a.field), elements.get(b.field)];
    if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
