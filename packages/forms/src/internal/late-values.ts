import type { DefaultValues } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import type { Engine, EngineSource } from './lazy-engine.ts';
import { restingFields } from './resting-fields.ts';

/** Values of a form that can wait: texts, each under a name of its own. */
export type Texts = Record<string, string>;

/** Values of a form that is on the page before react-hook-form is. */
export interface LateValues<Values extends Texts> extends FormValues<Values> {
  /** What comes late, once it is here. */
  here(): Engine | undefined;
  /** Fetches it ahead of need, if it is not here yet. After a failure, which is not told, the next call tries again. */
  fetch(): void;
  /** Fetches it because something waits for it. Resolves to whether it is here. */
  need(): Promise<boolean>;
}

/**
 * Stands for react-hook-form until it is here: remembers what is done, and hands it over in its order then. What was
 * typed meanwhile stays in its elements; they are neither drawn again nor written to.
 *
 * @param first What the fields hold at first.
 * @param onFail Told whether a fetch failed that something waits for, and when one came right.
 */
export function lateValues<Values extends Texts>(
  first: Values,
  onFail: (failed: boolean) => void,
  source: EngineSource,
): LateValues<Values> {
  let arrived: Engine | undefined;
  let engine: FormValues<Values> | undefined;
  let fetching: Promise<void> | undefined;
  let failed = false;
  const fields = restingFields<Values>(first);
  const waiting: ((engine: FormValues<Values>) => void)[] = [];

  function start(late: Engine) {
    arrived = late;
    const control = late.createFormControl<Values>({ defaultValues: first as DefaultValues<Values> });
    fields.handOver(control);
    engine = {
      ...control,
      // Nothing is drawn again by it: it writes into the fields itself.
      reset: (values, options) => control.reset(values, { ...options, keepFieldsRef: true }),
    };
    if (failed) tell(false);
    for (const act of waiting.splice(0)) act(engine);
  }
  async function fetch(): Promise<boolean> {
    if (engine) return true;
    fetching ??= source
      .load()
      .then(start)
      .finally(() => {
        fetching = undefined;
      });
    return fetching.then(
      () => true,
      () => false,
    );
  }
  /** What was told of an earlier failure goes while it is tried again, so that it is heard again. */
  async function need(): Promise<boolean> {
    if (failed) tell(false);
    const isHere = await fetch();
    if (!isHere) tell(true);
    return isHere;
  }
  function tell(now: boolean) {
    failed = now;
    onFail(now);
  }

  async function later<Result>(
    act: (engine: FormValues<Values>) => Result | Promise<Result>,
  ): Promise<Result> {
    if (engine) return act(engine);
    return new Promise((resolve) => {
      waiting.push((engine) => resolve(act(engine)));
    });
  }

  const loaded = source.here();
  if (loaded) start(loaded);
  return {
    here: () => arrived,
    fetch: () => void fetch(),
    need,
    getValues: () => engine?.getValues() ?? first,
    register(name, reading) {
      if (engine) return engine.register(name, reading);
      return {
        name,
        ref: fields.rest(name, reading),
        onChange(event) {
          fields.change(name);
          // Each key would try again.
          if (!failed) void need();
          return later((engine) => engine.register(name, reading).onChange(event));
        },
        onBlur: (event) => later((engine) => engine.register(name, reading).onBlur(event)),
      };
    },
    setValue(...given) {
      if (engine) engine.setValue(...given);
      else void later((engine) => engine.setValue(...given));
    },
    subscribe(options) {
      if (engine) return engine.subscribe(options);
      let isOver = false;
      let end: (() => void) | undefined;
      void later((engine) => {
        if (!isOver) end = engine.subscribe(options);
      });
      return () => {
        isOver = true;
        end?.();
      };
    },
    reset(values, options) {
      if (engine) return engine.reset(values, options);
      void need();
      return later((engine) => engine.reset(values, options));
    },
  };
}
