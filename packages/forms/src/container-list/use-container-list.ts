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

/** A list as the server has it now. */
export interface LatestList {
  /** The rows as the server has them. */
  readonly rows: readonly ContainerRow[];
  /** Undefined where the provider counts no versions. */
  readonly version: string | undefined;
}

/** A list that somebody else saved meanwhile, and what it differs in from the one here. */
interface Meanwhile {
  readonly theirs: readonly ContainerRow[];
  readonly differences: readonly Difference[];
}

/** What the form of a container list is made of. */
interface ContainerListOptions {
  declared: number;
  /** The rows that the server has. */
  rows: readonly ContainerRow[];
  /** Which version they are. */
  version: string | undefined;
  loadLatest: (() => Promise<LatestList>) | undefined;
  /** The frame of the rows. */
  list: RefObject<HTMLElement | null>;
  onSave: (rows: ContainerRow[], options: SaveOptions) => Promise<void>;
}

interface ContainerListValues {
  rows: ContainerRow[];
}

/** The rows that the server has, and empty ones up to the declared number. */
const padded = (rows: readonly ContainerRow[], declared: number): ContainerRow[] => [
  ...rows.map(({ number, size }) => ({ number, size })),
  ...Array.from({ length: Math.max(0, declared - rows.length) }, () => ({ number: '', size: '' })),
];

/**
 * The form of a container list. It has an engine of its own, because a key press must cost the same in a list of any
 * length; what is around it is that of every form.
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

  /** Saves on the version that was seen. Where somebody else has saved another list meanwhile, it shows what differs. */
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
    /** What differs from what somebody else saved meanwhile, to choose from. */
    differences: meanwhile?.differences,
    saveMine: () => void submit(),
    /** Puts the other list in the place of this one, which can be taken back. */
    takeTheirs() {
      if (meanwhile) store.replace(padded(meanwhile.theirs, declared));
      setMeanwhile(undefined);
    },
    /** The id of the list; those of its fields begin with it. */
    listId: formId,
    formProps: {
      onSubmit(event: FormEvent) {
        event.preventDefault();
        if (!busy) void submit();
      },
    },
  };
}

/** What a draft asks of a form. */
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
