import type { ContainerRow } from '@pabean/api/contract';
import { explain, explainError, fill, isCallFailure, type RefusalCode } from '@pabean/api/rules';
import type { FieldProblem } from '@pabean/ui/error-summary';
import { focusListRow } from '@pabean/ui/list-editor-frame';
import { useMessages } from '@pabean/ui/messages';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { isChangedElsewhere } from '../internal/changed-elsewhere.ts';
import type { SaveOptions } from '../internal/index.ts';
import type { DraftForm } from '../internal/use-draft.ts';
import { useErrorSummary } from '../internal/use-error-summary.ts';
import { serverError } from '../internal/use-error-timing.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import { isBlank, type RowField } from './check-row.ts';
import { compareLists, type Difference } from './compare-lists.ts';
import type { HeldRow, Wrong } from './held-row.ts';
import { RowStore } from './row-store.ts';

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

/** So many rows that are wrong are listed above the list; the next one leads to the others. */
const mostLines = 20;

/** The rows that the server has, and empty ones up to the declared number. */
const padded = (rows: readonly ContainerRow[], declared: number): ContainerRow[] => [
  ...rows.map(({ number, size }) => ({ number, size })),
  ...Array.from({ length: Math.max(0, declared - rows.length) }, () => ({ number: '', size: '' })),
];

/** The id of a row's field. */
export const rowFieldId = (list: string, row: HeldRow, field: RowField) => `${list}-${row.key}-${field}`;

/** The sentence of what is said against a field. `same` is the number of the row with the same number. */
export function useWrongWords() {
  const shared = useSharedMessages();
  const words = useFormMessages('containers');
  const labels = { number: shared.labels.containerNumber, size: shared.labels.containerSize };
  return (field: RowField, wrong: Wrong, same: number | undefined) => {
    const label = labels[field];
    if (wrong === 'same') return fill(words.same, { label, row: same ?? 0 });
    return typeof wrong === 'object' ? wrong.told : explain({ message: wrong }, label, shared);
  };
}

/**
 * The form of a container list. It has an engine of its own, because a key press must cost the same in a list of any
 * length; what is around it is that of every form.
 */
export function useContainerList(options: ContainerListOptions) {
  const { declared, rows, list, loadLatest, onSave } = options;
  const shared = useSharedMessages();
  const words = useFormMessages('containers');
  const { title } = useMessages('errorSummary');
  const formId = useId();
  const [store] = useState(() => new RowStore(padded(rows, declared)));
  const [draftForm] = useState(() => draftFormOf(store));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [heading, setHeading] = useState<string>();
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const seen = useRef(options.version);
  const summary = useErrorSummary((name) => name);
  /** Which field of which row a line of the list leads to. */
  const [places] = useState(() => new Map<string, { readonly row: HeldRow; readonly field: RowField }>());
  const sending = useRef<AbortController>(undefined);
  const sentenceOf = useWrongWords();
  useEffect(() => () => sending.current?.abort(), []);

  const goTo = (row: HeldRow) => list.current && focusListRow(list.current, row.index + 1);

  /** Lists what is wrong in rows, after what is said of the whole list. */
  function show(whole: readonly string[], wrong: ReturnType<RowStore['checkAll']>, isFromServer: boolean) {
    const lines: FieldProblem[] = whole.map((message) => ({ field: formId, message }));
    places.clear();
    for (const each of wrong.slice(0, mostLines)) {
      places.set(rowFieldId(formId, each.row, each.field), each);
      const same = store.sameAs(each.row);
      const message = sentenceOf(each.field, each.wrong, same && same.index + 1);
      lines.push({
        field: rowFieldId(formId, each.row, each.field),
        message: fill(words.line, { row: each.row.index + 1, message }),
        onGo: () => goTo(each.row),
      });
    }
    const next = wrong[mostLines]?.row;
    if (next) {
      const message = fill(words.moreLines, { count: wrong.length - mostLines });
      lines.push({ field: `${formId}-more`, message, onGo: () => goTo(next) });
    }
    const count = whole.length + wrong.length;
    setHeading(next && !isFromServer ? fill(title, { count }) : undefined);
    summary.showLines(lines, [isFromServer ? serverError : undefined]);
  }

  function isWrong(id: string) {
    const place = places.get(id);
    return !place || (store.state.rows.includes(place.row) && wrongOf(place.row, place.field).length > 0);
  }

  function showFailure(error: unknown, sent: readonly HeldRow[]) {
    if (error instanceof Error && error.name === 'AbortError') return;
    const refused = isCallFailure(error) ? error.fieldErrors : [];
    const others: string[] = [];
    for (const { path, message } of refused) {
      const [, index, field] = path;
      const row = sent[Number(index)];
      if (row && (field === 'number' || field === 'size')) store.refuse(row, field, message);
      else others.push(message);
    }
    const hasRows = others.length < refused.length;
    setFailure(others.join(' ') || (hasRows ? undefined : explainError(error, shared)));
    const shown = store.state.wrong.flatMap((number) => {
      const row = store.state.rows[number - 1];
      return row ? (['number', 'size'] as const).flatMap((field) => wrongOf(row, field)) : [];
    });
    show([], shown, true);
  }

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
    setFailure(undefined);
    const values = filled.map(({ number, size }) => ({ number, size: size.trim() }));
    if (wrong.length > 0 || count.length > 0) {
      const whole = count.map((message) =>
        explain({ message, maximum: declared }, shared.labels.rows, shared),
      );
      setMeanwhile(undefined);
      return show(whole, wrong, false);
    }
    summary.clear();
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
    /** What is mended goes from the list as its row is drawn anew. */
    summary: { ...summary, errors: summary.errors.filter(({ field }) => isWrong(field)) },
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

const wrongOf = (row: HeldRow, field: RowField) =>
  row.wrong[field] ? [{ row, field, wrong: row.wrong[field] }] : [];

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
