import { explain, explainError, fill, isCallFailure } from '@pabean/api/rules';
import type { FieldProblem } from '@pabean/ui/error-summary';
import { focusListRow } from '@pabean/ui/list-editor-frame';
import { useMessages } from '@pabean/ui/messages';
import { type RefObject, useState } from 'react';
import { useErrorSummary } from '../internal/use-error-summary.ts';
import { serverError } from '../internal/use-error-timing.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import type { RowField } from './check-row.ts';
import type { RowError, RowState } from './row-state.ts';
import type { RowStore } from './row-store.ts';

/** At most this many invalid rows are listed above the list; the next line links to the others. */
const mostLines = 20;

/** The id of a row's field. */
export const rowFieldId = (list: string, row: RowState, field: RowField) => `${list}-${row.key}-${field}`;

/** Returns the message of a field's error. `same` is the number of the row with the same container number. */
export function useErrorMessages() {
  const shared = useSharedMessages();
  const messages = useFormMessages('containers');
  const labels = { number: shared.labels.containerNumber, size: shared.labels.containerSize };
  return (field: RowField, wrong: RowError, same: number | undefined) => {
    const label = labels[field];
    if (wrong === 'same') return fill(messages.same, { label, row: same ?? 0 });
    return typeof wrong === 'object' ? wrong.message : explain({ message: wrong }, label, shared);
  };
}

const wrongOf = (row: RowState, field: RowField) =>
  row.wrong[field] ? [{ row, field, wrong: row.wrong[field] }] : [];

/** Errors above a container list: of the whole list, and of rows with a link to each. */
export function useListProblems(store: RowStore, formId: string, list: RefObject<HTMLElement | null>) {
  const shared = useSharedMessages();
  const messages = useFormMessages('containers');
  const { title } = useMessages('errorSummary');
  const [failure, setFailure] = useState<string>();
  const [heading, setHeading] = useState<string>();
  const summary = useErrorSummary((name) => name);
  /** The row and field that a line of the error list links to. */
  const [places] = useState(() => new Map<string, { readonly row: RowState; readonly field: RowField }>());
  const sentenceOf = useErrorMessages();

  const goTo = (row: RowState) => list.current && focusListRow(list.current, row.index + 1);

  /** Lists the errors of rows after the errors of the whole list. */
  function show(whole: readonly string[], wrong: ReturnType<RowStore['checkAll']>, isFromServer: boolean) {
    const lines: FieldProblem[] = whole.map((message) => ({ field: formId, message }));
    places.clear();
    for (const each of wrong.slice(0, mostLines)) {
      places.set(rowFieldId(formId, each.row, each.field), each);
      const same = store.sameAs(each.row);
      const message = sentenceOf(each.field, each.wrong, same && same.index + 1);
      lines.push({
        field: rowFieldId(formId, each.row, each.field),
        message: fill(messages.line, { row: each.row.index + 1, message }),
        onGo: () => goTo(each.row),
      });
    }
    const next = wrong[mostLines]?.row;
    if (next) {
      const message = fill(messages.moreLines, { count: wrong.length - mostLines });
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

  function showFailure(error: unknown, sent: readonly RowState[]) {
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

  return {
    failure,
    heading,
    /** Fixed errors are removed from the list when their row re-renders. */
    summary: { ...summary, errors: summary.errors.filter(({ field }) => isWrong(field)) },
    showFailure,
    /** Shows the errors that prevent saving; without any, clears the list. */
    showAll(whole: readonly string[], wrong: ReturnType<RowStore['checkAll']>) {
      setFailure(undefined);
      if (whole.length + wrong.length > 0) show(whole, wrong, false);
      else summary.clear();
    },
  };
}
