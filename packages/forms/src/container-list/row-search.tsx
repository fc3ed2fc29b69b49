import { fill } from '@pabean/api/rules';
import { focusListRow } from '@pabean/ui/list-editor-frame';
import { SearchField } from '@pabean/ui/search-field';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { RowChange } from '../internal/use-list-announcement.tsx';
import { useFormMessages } from '../messages/use-messages.ts';
import { findRow } from './find-row.ts';
import type { RowStore } from './row-store.ts';

/** Props of {@link RowSearch}. */
export interface RowSearchProps {
  store: RowStore;
  list: RefObject<HTMLDivElement | null>;
  announce: (what: RowChange, row: number, count?: number) => void;
}

/** Jumps to a row by its number or part of its container number; the browser's search misses rows that are not rendered. */
export function RowSearch({ store, list, announce }: RowSearchProps) {
  const messages = useFormMessages('containers');
  const [missing, setMissing] = useState<string>();
  const last = useRef({ text: '', index: -1 });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    // Enter would submit the form.
    event.preventDefault();
    const text = event.currentTarget.value.trim();
    if (text === '') return;
    const found = findRow(store.state.rows, text, last.current.text === text ? last.current.index : -1);
    setMissing(found ? undefined : text);
    if (!found || !list.current) return;
    last.current = { text, index: found.index };
    focusListRow(list.current, found.index + 1);
    if (found.matches !== undefined) announce('found', found.index + 1, found.matches);
  }
  const error = missing && fill(messages.notFound, { text: missing });
  return (
    <div>
      <VisuallyHidden role="status">{error}</VisuallyHidden>
      <SearchField
        label={messages.find}
        placeholder={messages.find}
        size="small"
        width="half"
        error={error}
        onChange={() => setMissing(undefined)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
