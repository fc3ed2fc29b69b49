import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Draft, type DraftLocation, type DraftStore, mostDrafts } from './draft-store.ts';

/** The form interface that a draft needs; that of react-hook-form satisfies it. */
export interface DraftForm<Values> {
  getValues(): Values;
  reset(values: Values, options: { keepDefaultValues: true }): void;
  subscribe(payload: {
    formState: { values: true; isDirty: true; dirtyFields: true; isSubmitting: true };
    /** Neither a reset nor a submit has a name. */
    callback: (change: {
      name?: string;
      isDirty?: boolean;
      dirtyFields?: object;
      isSubmitting?: boolean;
    }) => void;
  }): () => void;
  readonly formState: { readonly defaultValues?: unknown };
}

/** Options of a draft. */
export interface DraftOptions<Values extends FieldValues> {
  readonly form: DraftForm<Values>;
  /** The form's name, such as `permit-header`; with the record's id it is the draft's key. */
  readonly name: string;
  /** Version of the values' shape. */
  readonly version: number;
  /** The storage; undefined stores nothing. */
  readonly location: DraftLocation | undefined;
  /**
   * Selects what is restored from a draft, such as all fields except those that are locked now.
   *
   * @default all of it
   */
  readonly adopt?: (values: Values) => Values;
  /**
   * Fields that are never stored, such as a password; after restoring they have their initial values.
   *
   * @default none
   */
  readonly never?: readonly (keyof Values & string)[];
  /** The position in the form, and how to return to it after a restore. Omit it for a form that is visible as a whole. */
  readonly place?: { readonly name: string | undefined; readonly go: (name: string) => void } | undefined;
}

/** A form's drafts on this device. */
export interface DraftState<Values> {
  /** Drafts of earlier visits and of other tabs, the newest first, until they are restored or discarded. */
  readonly found: readonly Draft<Values>[];
  /** ISO 8601 instant of the last change in this visit's draft. */
  readonly savedAt: string | undefined;
  /** How long the draft is stored. */
  readonly lasts: NonNullable<DraftStore['lasts']>;
  /** Names of files of the restored draft that have to be chosen again, by field. */
  readonly fileNames: Readonly<Record<string, string>>;
  /** Restores a draft into the form, which is then dirty. The previous input is stored and offered as a draft. */
  restore(draft: Draft<Values>): void;
  /** Removes a draft from the device. */
  discard(draft: Draft<Values>): void;
  /** Removes this visit's draft, because the form was saved. */
  forget(): Promise<void>;
}

const newId = () => crypto.getRandomValues(new BigUint64Array(1)).join();

/**
 * Stores input within 300 ms of the last change, and at once when the form is submitted and when the page is hidden or left; an
 * unchanged form stores nothing. Each visit has its own draft, so that neither an ignored offer nor another tab overwrites
 * anything.
 */
export function useDraft<Values extends FieldValues>(options: DraftOptions<Values>): DraftState<Values> {
  const { form, name, version, location, adopt = (values) => values, never = nothing, place } = options;
  const { getValues, reset } = form;
  const slot = useDraftSlot(location?.store, location?.record ? `${name}/${location.record}` : name);
  /** The draft of this visit. */
  const visitDraft = useRef<Draft<Values>>(undefined);
  const at = useRef<string>(undefined);
  const [found, setFound] = useFoundDrafts(slot, version, visitDraft);
  const [savedAt, setSavedAt] = useState<string>();
  const [fileNames, setFileNames] = useState<Readonly<Record<string, string>>>({});

  const removeVisitDraft = useCallback(() => {
    const id = visitDraft.current?.id;
    visitDraft.current = undefined;
    setSavedAt(undefined);
    return slot.remove(id);
  }, [slot]);
  const keep = useCallback(
    (isDirty: boolean) => {
      if (!isDirty) return void removeVisitDraft();
      const now = new Date().toISOString();
      const draft = {
        id: visitDraft.current?.id ?? newId(),
        version,
        savedAt: now,
        ...storedValues(getValues(), never, visitDraft.current?.fileNames),
        ...(at.current && { place: at.current }),
      };
      visitDraft.current = draft;
      void slot.save(draft, () => setSavedAt(now));
    },
    [slot, version, getValues, never, removeVisitDraft],
  );
  const { flush, cancel } = useChanges(form, never, location !== undefined, keep);

  // The position is part of the draft, even if only the position changed.
  const here = place?.name;
  useEffect(() => {
    at.current = here;
    const draft = visitDraft.current;
    if (!here || !draft || draft.place === here) return;
    visitDraft.current = { ...draft, place: here };
    void slot.save(visitDraft.current);
  }, [here, slot]);

  const without = (draft: Draft<Values>) => found.filter(({ id }) => id !== draft.id);
  return {
    found,
    savedAt,
    lasts: location?.store.lasts ?? 'device',
    fileNames,
    restore(draft) {
      flush();
      const aside = visitDraft.current;
      // Stored under an id of this visit: another tab may restore the same draft.
      visitDraft.current = { ...draft, id: newId() };
      void slot.save(visitDraft.current, () => void slot.remove(draft.id));
      reset(adopt({ ...draft.values, ...initialOf(form, never) }), { keepDefaultValues: true });
      setFileNames(draft.fileNames ?? {});
      setSavedAt(draft.savedAt);
      setFound(aside ? [aside, ...without(draft)] : without(draft));
      if (draft.place) place?.go(draft.place);
    },
    discard(draft) {
      setFound(without(draft));
      void slot.remove(draft.id);
    },
    forget() {
      cancel();
      return removeVisitDraft();
    },
  };
}

type DraftSlot = ReturnType<typeof useDraftSlot>;

/**
 * Serialised access to the drafts under a key: a draft that is stored while the page is left must not survive its removal.
 * Failures of the store are ignored. Without a store nothing is stored.
 */
function useDraftSlot(store: DraftStore | undefined, key: string) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useMemo(() => {
    const inTurn = (access: () => Promise<unknown> | undefined): Promise<void> => {
      const turn = last.current.then(access).catch(() => undefined) as Promise<void>;
      last.current = turn;
      return turn;
    };
    return {
      load: () => store?.load(key),
      save: (draft: Draft<unknown>, onSaved?: () => void) =>
        inTurn(() => store?.save(key, draft).then(onSaved)),
      remove: (id = '') => inTurn(() => (id ? store?.remove(key, id) : undefined)),
    };
  }, [store, key]);
}

/** Returns drafts of earlier visits and other tabs; removes those that are too old or too many. */
function useFoundDrafts<Values>(
  slot: DraftSlot,
  version: number,
  visitDraft: RefObject<Draft<Values> | undefined>,
) {
  const [found, setFound] = useState<readonly Draft<Values>[]>([]);
  useEffect(() => {
    let isCurrent = true;
    slot.load()?.then(
      (drafts) => {
        if (!isCurrent) return;
        const others = drafts.filter(({ id }) => id !== visitDraft.current?.id);
        const offered = others
          .filter((draft): draft is Draft<Values> => draft.version === version)
          .sort((one, other) => other.savedAt.localeCompare(one.savedAt))
          .slice(0, mostDrafts);
        setFound(offered);
        for (const { id } of others) if (!offered.some((draft) => draft.id === id)) void slot.remove(id);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [slot, version, visitDraft]);
  return [found, setFound] as const;
}

const quietMs = 250;

/**
 * Calls `keep` shortly after the last change of a form, and at once when it is submitted, hidden or left.
 *
 * @returns `flush`, which stores a pending change at once, and `cancel`, which drops it
 */
function useChanges<Values>(
  { subscribe }: DraftForm<Values>,
  never: readonly string[],
  isKept: boolean,
  keep: (isDirty: boolean) => void,
) {
  const isDirty = useRef(false);
  const isSubmitting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    cancel();
    keep(isDirty.current);
  }, [cancel, keep]);

  useEffect(() => {
    if (!isKept) return;
    const unsubscribe = subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true, isSubmitting: true },
      callback({ name, isDirty: isNowDirty, dirtyFields = {}, isSubmitting: isNowSubmitting = false }) {
        if (isNowSubmitting && !isSubmitting.current) flush();
        isSubmitting.current = isNowSubmitting;
        // A reset reports its fields before it is done.
        if (isNowDirty === false) isDirty.current = false;
        if (name === undefined) return;
        // Changes of fields that are never stored create no draft.
        const isOurs = never.length === 0 || Object.keys(dirtyFields).some((field) => !never.includes(field));
        isDirty.current = isNowDirty === true && isOurs;
        clearTimeout(timer.current);
        timer.current = setTimeout(flush, quietMs);
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
  }, [isKept, subscribe, never, flush]);
  return { flush, cancel };
}

const nothing: readonly never[] = [];

/** The initial values of some fields. */
const initialOf = <Values extends FieldValues>(
  { formState }: Pick<DraftForm<Values>, 'formState'>,
  names: readonly (keyof Values & string)[],
) =>
  Object.fromEntries(
    names.map((name) => [name, (formState.defaultValues as Values | undefined)?.[name]]),
  ) as Partial<Values>;

/**
 * Values as JSON with null for every file, without fields that are never stored: files are not stored in drafts, only their
 * names. A file missing from a restored draft stays missing until another is chosen.
 */
function storedValues<Values extends FieldValues>(
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
