import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Draft, type DraftLocation, type DraftStore, mostDrafts } from './draft-store.ts';

/** What a draft asks of a form; react-hook-form's own is one. */
export interface DraftForm<Values> {
  getValues(): Values;
  reset(values: Values, options: { keepDefaultValues: true }): void;
  subscribe(payload: {
    formState: { values: true; isDirty: true; dirtyFields: true; isSubmitting: true };
    /** Neither a reset nor a sending has a name. */
    callback: (change: {
      name?: string;
      isDirty?: boolean;
      dirtyFields?: object;
      isSubmitting?: boolean;
    }) => void;
  }): () => void;
  readonly formState: { readonly defaultValues?: unknown };
}

/** What a draft belongs to. */
export interface DraftOptions<Values extends FieldValues> {
  readonly form: DraftForm<Values>;
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
  /**
   * Fields that no draft keeps, such as a password; restored, they are as they were at first.
   *
   * @default none
   */
  readonly never?: readonly (keyof Values & string)[];
  /**
   * Where in the form people are, and the way there once a draft was restored.
   * Leave it out for a form that is seen whole.
   */
  readonly place?: { readonly name: string | undefined; readonly go: (name: string) => void } | undefined;
}

/** A form's drafts on this device. */
export interface DraftState<Values> {
  /** Drafts of earlier visits and of other tabs, the newest first, until they are restored or discarded. */
  readonly found: readonly Draft<Values>[];
  /** ISO 8601 instant of the last change that this visit's draft holds. */
  readonly savedAt: string | undefined;
  /** How long the draft stays. */
  readonly lasts: NonNullable<DraftStore['lasts']>;
  /** The names of the files that the restored draft had and that have to be chosen again, by their fields. */
  readonly fileNames: Readonly<Record<string, string>>;
  /** Puts a found draft into the form, which is then dirty. What was typed before is kept, and offered in its turn. */
  restore(draft: Draft<Values>): void;
  /** Removes a found draft from the device. */
  discard(draft: Draft<Values>): void;
  /** Removes what this visit kept: the form was saved. */
  forget(): Promise<void>;
}

const quietMs = 250;
const newId = () => crypto.getRandomValues(new BigUint64Array(1)).join();

/**
 * Keeps what is typed within 300 ms of the last change, and at once when the form is sent and when the page is hidden or
 * left; a form that is as it was at first keeps nothing. Each visit has a draft of its own, so that neither an offer that
 * is ignored nor another tab overwrites anything.
 */
export function useDraft<Values extends FieldValues>(options: DraftOptions<Values>): DraftState<Values> {
  const { form, name, version, location, adopt = (values) => values, never = nothing, place } = options;
  const { subscribe, getValues, reset } = form;
  const store = location?.store;
  const key = location?.record ? `${name}/${location.record}` : name;
  const [found, setFound] = useState<readonly Draft<Values>[]>([]);
  const [savedAt, setSavedAt] = useState<string>();
  const [fileNames, setFileNames] = useState<Readonly<Record<string, string>>>({});
  const own = useRef<Draft<Values>>(undefined);
  const dirty = useRef(false);
  const submitting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inTurn = useTurns();
  const at = useRef<string>(undefined);

  useEffect(() => {
    let current = true;
    store?.load(key).then(
      (drafts) => {
        if (!current) return;
        const offered = drafts
          .filter(
            (draft): draft is Draft<Values> => draft.version === version && draft.id !== own.current?.id,
          )
          .sort((one, other) => other.savedAt.localeCompare(one.savedAt))
          .slice(0, mostDrafts);
        setFound(offered);
        for (const { id } of drafts)
          if (id !== own.current?.id && !offered.some((draft) => draft.id === id))
            void inTurn(() => store.remove(key, id));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [store, key, version, inTurn]);

  const forget = useCallback(() => {
    stop(timer);
    const id = own.current?.id;
    own.current = undefined;
    setSavedAt(undefined);
    return inTurn(() => (id === undefined ? undefined : store?.remove(key, id)));
  }, [store, key, inTurn]);

  const keepNow = useCallback(() => {
    if (timer.current === undefined) return;
    stop(timer);
    if (!dirty.current) return void forget();
    const now = new Date().toISOString();
    const kept = toBeKept(getValues(), never, own.current?.fileNames);
    const draft = {
      id: own.current?.id ?? newId(),
      version,
      savedAt: now,
      ...kept,
      ...(at.current && { place: at.current }),
    };
    own.current = draft;
    void inTurn(() => store?.save(key, draft).then(() => setSavedAt(now)));
  }, [store, key, version, getValues, never, inTurn, forget]);

  useEffect(() => {
    if (!store) return;
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true, isSubmitting: true },
      callback: ({ name, isDirty, dirtyFields = {}, isSubmitting = false }) => {
        if (isSubmitting && !submitting.current) keepNow();
        submitting.current = isSubmitting;
        // A reset tells of its fields before it is done.
        if (isDirty === false) dirty.current = false;
        if (name === undefined) return;
        // What no draft keeps makes none.
        const isKept = never.length === 0 || Object.keys(dirtyFields).some((field) => !never.includes(field));
        dirty.current = isDirty === true && isKept;
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
  }, [store, subscribe, never, keepNow]);

  // Where people are is part of the draft, also where they only went on.
  const here = place?.name;
  useEffect(() => {
    at.current = here;
    const draft = own.current;
    if (!here || !draft || draft.place === here) return;
    const moved = { ...draft, place: here };
    own.current = moved;
    void inTurn(() => store?.save(key, moved));
  }, [here, store, key, inTurn]);

  const without = (draft: Draft<Values>) => found.filter(({ id }) => id !== draft.id);

  return {
    found,
    savedAt,
    lasts: store?.lasts ?? 'device',
    fileNames,
    restore(draft) {
      keepNow();
      const aside = own.current;
      // Under an id of this visit: another tab may restore the same draft.
      const restored = { ...draft, id: newId() };
      own.current = restored;
      void inTurn(() => store?.save(key, restored).then(() => store.remove(key, draft.id)));
      reset(adopt({ ...draft.values, ...initialOf(form, never) }), { keepDefaultValues: true });
      setFileNames(draft.fileNames ?? {});
      setSavedAt(draft.savedAt);
      setFound(aside ? [aside, ...without(draft)] : without(draft));
      if (draft.place) place?.go(draft.place);
    },
    discard(draft) {
      setFound(without(draft));
      void inTurn(() => store?.remove(key, draft.id));
    },
    forget,
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

const nothing: readonly never[] = [];

/** What fields hold that nobody has filled in. */
const initialOf = <Values extends FieldValues>(
  { formState }: Pick<DraftForm<Values>, 'formState'>,
  names: readonly (keyof Values & string)[],
) =>
  Object.fromEntries(
    names.map((name) => [name, (formState.defaultValues as Values | undefined)?.[name]]),
  ) as Partial<Values>;

/**
 * Values as JSON has them, with null for every file, without what no draft keeps: no file survives as a draft, only its
 * name does. A file that an earlier draft had is still missing as long as no other was chosen in its place.
 */
function toBeKept<Values extends FieldValues>(
  values: Values,
  never: readonly string[],
  earlier: Readonly<Record<string, string>> = {},
): Pick<Draft<Values>, 'values' | 'lacksFile' | 'fileNames'> {
  const entries = Object.entries(values).filter(([name]) => !never.includes(name));
  const missing = Object.entries(earlier).filter(([name]) => values[name] === null);
  const chosen = entries.flatMap(([name, value]) => (value instanceof File ? [[name, value.name]] : []));
  const fileNames: Record<string, string> = Object.fromEntries([...missing, ...chosen]);
  const text = JSON.stringify(Object.fromEntries(entries), (_, value) =>
    value instanceof Blob ? null : value,
  );
  const lacksFile = Object.keys(fileNames).length > 0;
  return { values: JSON.parse(text), ...(lacksFile && { lacksFile, fileNames }) };
}
