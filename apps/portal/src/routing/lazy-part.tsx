import { type ComponentType, useEffect, useState } from 'react';
import { LoadFailure } from './load-failure.tsx';

/** A part that most visits never see, such as a dialog, and whose code comes later. */
export interface LazyPart<Props> {
  /** The part, once its code is here. */
  readonly loaded: () => ComponentType<Props> | undefined;
  /** Fetches the code; after a failure the next call tries again. */
  readonly fetch: () => Promise<void>;
}

/** Makes a {@link LazyPart} of a dynamic import. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  return {
    loaded: () => part,
    fetch() {
      fetching ??= load().then(
        (loaded) => {
          part = loaded;
        },
        (cause: unknown) => {
          fetching = undefined;
          throw cause;
        },
      );
      return fetching;
    },
  };
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/** Calls back with the first sign of somebody at work on the page. @returns how to stop that */
function onWork(callBack: () => void): () => void {
  for (const sign of signs) addEventListener(sign, callBack, { once: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, callBack);
  };
}

/** Fetches a part with the first sign of somebody at work on the page. */
export function useAhead(part: Pick<LazyPart<never>, 'fetch'>): void {
  useEffect(() => onWork(() => void part.fetch().catch(() => undefined)), [part]);
}

/** A part that comes with the first sign of somebody at work on the page; undefined until then. */
export function usePartAhead<Props>(part: LazyPart<Props>): ComponentType<Props> | undefined {
  const [, drawAgain] = useState(false);
  useEffect(
    () =>
      onWork(() =>
        part.fetch().then(
          () => drawAgain(true),
          () => undefined,
        ),
      ),
    [part],
  );
  return part.loaded();
}

/** Props of {@link Lazy}. */
export interface LazyProps<Props> {
  part: LazyPart<Props>;
  /** The part's own props. */
  with: Props;
  /**
   * What is drawn where the code cannot be fetched.
   *
   * @default LoadFailure
   */
  Failed?: ComponentType<Props>;
}

/** Draws a part as soon as its code is here. */
export function Lazy<Props extends object>({ part, with: props, Failed = LoadFailure }: LazyProps<Props>) {
  const [failed, setFailed] = useState(false);
  const [, drawAgain] = useState(false);
  const Part = part.loaded();
  useEffect(() => {
    if (!part.loaded())
      part.fetch().then(
        () => drawAgain(true),
        () => setFailed(true),
      );
  }, [part]);
  if (failed) return <Failed {...props} />;
  return Part && <Part {...props} />;
}
