import type { ContainerRow } from '@pabean/api/contract';
import { explain, type RefusalCode } from '@pabean/api/rules';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { isChangedElsewhere } from '../internal/changed-elsewhere.ts';
import type { SaveOptions } from '../internal/index.ts';
import type { DraftForm } from '../internal/use-draft.ts';
import { useSharedMessages } from '../messages/use-messages.ts';
import { isBlank } from './check-row.ts';
import { compareLists, type Difference } from './compare-lists.ts';
import { RowStore } from './row-store.ts';
import { useListProblems } from './use-list-problems.ts';

/** The current list on the server. */
export interface LatestList {
  /** The stored rows. */
  readonly rows: readonly ContainerRow[];
  /** Undefined if the provider has no versions. */
  readonly version: string | undefined;
}

/** A list that another user saved meanwhile, and its differences from the local one. */
interface Meanwhile {
  readonly theirs: readonly ContainerRow[];
  readonly differences: readonly Difference[];
}

/** Options of the container list form. */
interface ContainerListOptions {
  declared: number;
  /** The stored rows. */
  rows: readonly ContainerRow[];
  /** Their version. */
  version: string | undefined;
  loadLatest: (() => Promise<LatestList>) | undefined;
  /** The element around the rows. */
  list: RefObject<HTMLElement | null>;
  onSave: (rows: ContainerRow[], options: SaveOptions) => Promise<void>;
}

interface ContainerListValues {
  rows: ContainerRow[];
}

/** The stored rows, padded with empty ones up to the declared number. */
const padded = (rows: readonly ContainerRow[], declared: number): ContainerRow[] => [
  ...rows.map(({ number, size }) => ({ number, size })),
  ...Array.from({ length: Math.max(0, declared - rows.length) }, () => ({ number: '', size: '' })),
];

/**
 * The form of a container list. It has its own store because a key press must cost the same in a list of any length; the rest
 * behaves like every form.
 */
export function useContainerList(options: ContainerListOptions) {
  const { declared, rows, list, loadLatest, onSave } = options;
  const shared = useSharedMessages();
  const formId = useId();
  const [store] = useState(() => new RowStore(padded(rows, declared)));
  const [draftForm] = useState(() => draftFormOf(store));
  const [busy, setBusy] = useState(false);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const seen = useRef(options.version);
  const { failure, heading, summary, showAll, showFailure } = useListProblems(store, formId, list);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  /** Saves on top of the seen version. If another user saved another list meanwhile, shows the differences. */
  async function save(values: ContainerRow[], signal: AbortSignal, again = true): Promise<void> {
    try {
      return await onSave(values, { signal, version: seen.current });
    } catch (error) {
      if (!loadLatest || !again || !isChangedElsewhere(error)) throw error;
    }
    const { rows: theirs, version } = await loadLatest();
    seen.current = version;
    const differences = compareLists(values, theirs);
    if (differences.length === 0) return save(values, signal, false);
    setMeanwhile({ theirs, differences });
  }

  async function submit() {
    const wrong = store.checkAll();
    const filled = store.state.rows.filter((row) => !isBlank(row));
    const count: RefusalCode[] = filled.length > declared ? ['tooManyRows'] : [];
    if (filled.length < declared) count.push('rowCount');
    const values = filled.map(({ number, size }) => ({ number, size: size.trim() }));
    showAll(
      count.map((message) => explain({ message, maximum: declared }, shared.labels.rows, shared)),
      wrong,
    );
    if (wrong.length > 0 || count.length > 0) return setMeanwhile(undefined);
    sending.current = new AbortController();
    setBusy(true);
    try {
      await save(values, sending.current.signal);
    } catch (error) {
      setMeanwhile(undefined);
      showFailure(error, filled);
    } finally {
      setBusy(false);
    }
  }

  return {
    store,
    /** For `useDraft` and `useUnsaved`. */
    draftForm,
    busy,
    failure,
    summary,
    heading,
    /** Differences from the list that another user saved, to choose from. */
    differences: meanwhile?.differences,
    saveMine: () => void submit(),
    /** Replaces the local list with the other one, which can be undone. */
    takeTheirs() {
      if (meanwhile) store.replace(padded(meanwhile.theirs, declared));
      setMeanwhile(undefined);
    },
    /** The id of the list; prefix of the ids of its fields. */
    listId: formId,
    formProps: {
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (!busy) void submit();
      },
    },
  };
}

/** The form interface that `useDraft` needs. */
function draftFormOf(store: RowStore): DraftForm<ContainerListValues> {
  let isReset = false;
  return {
    formState: {},
    getValues: () => ({ rows: store.values }),
    reset({ rows }) {
      isReset = true;
      store.reset(rows);
      isReset = false;
    },
    subscribe: ({ callback }) =>
      store.subscribe(() => callback({ ...(!isReset && { name: 'rows' }), isDirty: store.isDirty })),
  };
}
