import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft, DraftLocation, DraftStore } from './draft-store.ts';

/** What a draft belongs to. */
export interface DraftOptions<Values extends FieldValues> {
  readonly form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'subscribe'>;
  /** The form's name, such as `permit-header`; with the record's id it is the key of the draft. */
  readonly name: string;
  /** The shape of the values. */
  readonly version: number;
  /** Undefined keeps nothing. */
  readonly location: DraftLocation | undefined;
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
  /** Puts the found draft into the form, which is then dirty. */
  restore(): void;
  /** Removes the draft from the device: nobody wants it any more, or the form was saved. */
  discard(): Promise<void>;
}

const quietMs = 250;

/** Keeps what is typed within 300 ms of the last change, and at once when the page is hidden or left. */
export function useDraft<Values extends FieldValues>(options: DraftOptions<Values>): DraftState<Values> {
  const { form, name, version, location, adopt = (values) => values } = options;
  const { subscribe, getValues, reset } = form;
  const store = location?.store;
  const key = location?.record ? `${name}/${location.record}` : name;
  const [found, setFound] = useState<Draft<Values>>();
  const [savedAt, setSavedAt] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
    const keepNow = () => {
      if (timer.current === undefined) return;
      stop(timer);
      const now = new Date().toISOString();
      const draft = { version, savedAt: now, ...withoutFiles(getValues()) };
      void inTurn(() => store.save(key, draft).then(() => setSavedAt(now)));
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // A reset has no name.
        if (name === undefined) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(keepNow, quietMs);
      },
    });
    const onHide = () => document.visibilityState === 'hidden' && keepNow();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [store, key, version, subscribe, getValues, inTurn]);

  return {
    found,
    savedAt,
    restore() {
      if (found) reset(adopt(found.values), { keepDefaultValues: true });
      setFound(undefined);
    },
    async discard() {
      stop(timer);
      setFound(undefined);
      setSavedAt(undefined);
      await inTurn(() => store?.remove(key));
    },
  };
}

function stop(timer: { current: ReturnType<typeof setTimeout> | undefined }) {
  clearTimeout(timer.current);
  timer.current = undefined;
}

/**
 * One thing after the other: what is kept while a page is left must not outlive its removal. A store that fails must
 * not keep anybody from the form.
 */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((work: () => ReturnType<DraftStore['save']> | undefined): Promise<void> => {
    const turn = last.current.then(work).catch(() => undefined);
    last.current = turn;
    return turn;
  }, []);
}

/** Values as JSON has them, with null for every file: no file survives as a draft. */
function withoutFiles<Values>(values: Values): Pick<Draft<Values>, 'values' | 'lacksFile'> {
  let lacksFile = false;
  const text = JSON.stringify(values, (_, value) => {
    if (!(value instanceof Blob)) return value;
    lacksFile = true;
    return null;
  });
  return lacksFile ? { values: JSON.parse(text), lacksFile } : { values: JSON.parse(text) };
}
