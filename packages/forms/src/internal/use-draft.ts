import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Draft, DraftStore } from './draft-store.ts';
import type { FormValues } from './form-values.ts';

/** What a draft belongs to. */
export interface DraftOptions<Values extends FieldValues> {
  /** One draft for each key, such as `permit-header`. */
  readonly key: string;
  /** Undefined keeps nothing. */
  readonly store: DraftStore | undefined;
  readonly version: number;
  readonly form: FormValues<Values>;
  /**
   * What of a found draft is taken, such as all but the fields that are locked today.
   *
   * @default all of it
   */
  readonly adopt?: (values: Values) => Values;
}

/** A form's draft on this device. */
export interface DraftState<Values> {
  /** A draft of an earlier visit, until it is restored or discarded. */
  readonly found: Draft<Values> | undefined;
  /** ISO 8601 instant of the last time that this visit's values were kept. */
  readonly savedAt: string | undefined;
  /** Puts the found draft into the form. */
  restore(): void;
  /** Forgets the found draft, on the device as well. */
  discard(): void;
  /** Removes the draft and keeps no more: the form was saved. */
  finish(): Promise<void>;
}

const quietMs = 250;

/**
 * One thing after the other: what is kept while a page is left must not outlive its removal. A store that fails must
 * not keep anybody from the form.
 */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((work: () => Promise<unknown> | undefined): Promise<void> => {
    const turn = last.current.then(work).then(
      () => undefined,
      () => undefined,
    );
    last.current = turn;
    return turn;
  }, []);
}

/** Keeps what is typed within 300 ms of the last change, and at once when the page is hidden or left. */
export function useDraft<Values extends FieldValues>(options: DraftOptions<Values>): DraftState<Values> {
  const { key, store, version, form, adopt = (values) => values } = options;
  const [found, setFound] = useState<Draft<Values>>();
  const [savedAt, setSavedAt] = useState<string>();
  const finished = useRef(false);
  const inTurn = useTurns();

  useEffect(() => {
    let current = true;
    store?.load(key).then(
      (draft) => {
        if (!current || !draft) return;
        if (draft.version === version) setFound(draft as Draft<Values>);
        else void inTurn(() => store.remove(key));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [store, key, version, inTurn]);

  useEffect(() => {
    if (!store) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (finished.current) return;
      const now = new Date().toISOString();
      const draft = { version, savedAt: now, values: structuredClone(form.getValues()) };
      void inTurn(() => store.save(key, draft).then(() => setSavedAt(now)));
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // A reset has no name.
        if (name === undefined) return;
        clearTimeout(timer);
        timer = setTimeout(flush, quietMs);
      },
    });
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [store, key, version, form, inTurn]);

  return {
    found,
    savedAt,
    async restore() {
      if (found) await form.reset(adopt(found.values), { keepDefaultValues: true });
      setFound(undefined);
    },
    discard() {
      setFound(undefined);
      void inTurn(() => store?.remove(key));
    },
    async finish() {
      finished.current = true;
      setFound(undefined);
      await inTurn(() => store?.remove(key));
    },
  };
}
