import { type FormEvent, useEffect, useState } from 'react';
import { type LateValues, lateValues, type Texts } from './late-values.ts';
import { type Engine, type EngineSource, lazyEngine } from './lazy-engine.ts';
import { useFormWords } from './messages/index.ts';
import * as own from './messages/own.ts';
import { type FormOptions, type FormOver, useFormOver } from './use-form-over.ts';

/** A form that can be filled before react-hook-form is here. */
export type LateForm<Values extends Texts> = FormOver<Values, LateValues<Values>> & {
  /** Spread into `<form>`. */
  readonly props: { onFocus: () => void; onPointerDown: () => void };
  /** Comes with the engine: before that nothing is refused. */
  readonly ErrorSummary: Engine['ErrorSummary'] | undefined;
};

/**
 * `useZodForm` for a page that should not wait for react-hook-form: it is fetched when the page is idle or somebody
 * comes to the form. What was done until then is done once it is here; sending waits for it.
 */
export function useLateForm<Values extends Texts, Output>(
  options: Omit<FormOptions<Values, Output>, 'defaultValues'> & { defaultValues: Values },
  source: EngineSource = lazyEngine,
): LateForm<Values> {
  const words = useFormWords('problems', own.problems);
  const [failed, setFailed] = useState(false);
  const [waits, setWaits] = useState(false);
  const [values] = useState(() => lateValues(options.defaultValues, setFailed, source));
  const form = useFormOver(values, options as FormOptions<Values, Output>);
  useEffect(() => whenIdle(values.fetch), [values]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (waits) return;
    if (values.here()) return form.props.onSubmit(event);
    setWaits(true);
    const isHere = await values.need();
    setWaits(false);
    if (isHere) form.props.onSubmit(event);
  }

  return {
    ...form,
    props: { ...form.props, onSubmit: submit, onFocus: values.fetch, onPointerDown: values.fetch },
    failure: form.failure ?? (failed ? words.unready : undefined),
    isSubmitting: form.isSubmitting || waits,
    ErrorSummary: values.here()?.ErrorSummary,
  };
}

/** Does something when the page has nothing else to do; returns how to leave it undone. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}
