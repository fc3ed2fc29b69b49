import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Draft, DraftStore } from './draft-store.ts';

/** What a draft belongs to. */
export interface DraftOptions<Values extends FieldValues> {
  /** One draft for each key, such as `permit-header`. */
  readonly key: string;
  /** Undefined keeps nothing. */
  readonly store: DraftStore | undefined;
  readonly version: number;
  readonly form: UseFormReturn<Values>;
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

/** Keeps what is typed within 300 ms of the last change, and at once when the page is hidden or left. */
export function useDraft<Values extends FieldValues>(options: DraftOptions<Values>): DraftState<Values> {
  const { key, store, version, form } = options;
  const [found, setFound] = useState<Draft<Values>>();
  const [savedAt, setSavedAt] = useState<string>();
  const finished = useRef(false);

  useEffect(() => {
    let current = true;
    store?.load(key).then(
      (draft) => {
        if (!current || !draft) return;
        if (draft.version === version) setFound(draft as Draft<Values>);
        else void store.remove(key);
      },
      // A store that cannot be read must not keep anybody from the form.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [store, key, version]);

  useEffect(() => {
    if (!store) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (finished.current) return;
      const now = new Date().toISOString();
      store.save(key, { version, savedAt: now, values: form.getValues() }).then(
        () => setSavedAt(now),
        () => undefined,
      );
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
  }, [store, key, version, form]);

  return {
    found,
    savedAt,
    restore() {
      if (found) form.reset(found.values, { keepDefaultValues: true });
      setFound(undefined);
    },
    discard() {
      setFound(undefined);
      store?.remove(key).catch(() => undefined);
    },
    async finish() {
      finished.current = true;
      await store?.remove(key).catch(() => undefined);
    },
  };
}
