import { fill } from '@pabean/api/rules';
import { ListEditorFrame, ListEditorNote, type ListRows } from '@pabean/ui/list-editor-frame';
import { type ReactNode, type RefObject, useId, useMemo } from 'react';
import { ContainerSizes } from '../internal/index.ts';
import type { RowChange } from '../internal/use-list-announcement.tsx';
import { useSharedMessages } from '../messages/use-messages.ts';
import type { RowField } from './check-row.ts';
import { ContainerRowFields } from './container-row-fields.tsx';
import { isList } from './read-containers.ts';
import { RowSearch } from './row-search.tsx';
import type { RowStore } from './row-store.ts';
import type { useContainerList } from './use-container-list.ts';
import { useRowsState } from './use-rows.ts';

/** Props of {@link ContainerRows}. */
export interface ContainerRowsProps {
  form: ReturnType<typeof useContainerList>;
  declared: number;
  announcement: ReactNode;
  announce: (what: RowChange, row: number, count?: number) => void;
  ref: RefObject<HTMLDivElement | null>;
  /** Actions on the whole list. */
  actions: ReactNode;
  /** Called when several rows are pasted into a field. */
  onPasteList: (text: string, from: number, field: RowField) => void;
  /** Called on Enter in the last row of a full list. */
  onEnd: () => void;
}

/** Lists of more rows than this have a search. */
const mostWithoutSearch = 20;

/** The rows with their count and actions to add, copy, delete and undo. */
export function ContainerRows(props: ContainerRowsProps) {
  const { form, declared, announcement, announce, actions, onPasteList, ref, onEnd } = props;
  const { labels, refusals } = useSharedMessages();
  const sizes = useId();
  const { store, listId } = form;
  const { rows, filled, wrong, last } = useRowsState(store);
  const hasRoom = rows.length < declared || filled < rows.length;

  const drawn = useMemo<ListRows>(
    () => ({
      count: rows.length,
      reuses: true,
      keyOf: (index) => rows[index]?.key ?? index,
      draw(index) {
        const row = rows[index];
        if (!row) return null;
        return (
          <ContainerRowFields
            store={store}
            row={row}
            number={index + 1}
            sizes={sizes}
            idStart={listId}
            copyUpTo={hasRoom ? declared : undefined}
            onAnnounce={announce}
          />
        );
      },
    }),
    [rows, store, sizes, listId, hasRoom, declared, announce],
  );
  return (
    <>
      {rows.length > mostWithoutSearch && <RowSearch store={store} list={ref} announce={announce} />}
      <ListEditorFrame
        id={listId}
        ref={ref}
        label={labels.rows}
        head={[labels.containerNumber, labels.containerSize]}
        columns="minmax(0, 1fr) 116px"
        phoneColumns="minmax(0, 1fr) 68px"
        copies
        rows={drawn}
        filled={filled}
        total={declared}
        wrong={wrong.length}
        onAdd={() => {
          store.add();
          announce('added', store.state.rows.length);
        }}
        full={rows.length >= declared && fill(refusals.tooManyRows, { max: declared })}
        removed={last?.kind === 'removed' ? last.index + 1 : undefined}
        onUndo={() => {
          const change = store.undo();
          if (change) announce(change.kind === 'removed' ? 'restored' : 'undone', change.index + 1);
        }}
        onEnd={onEnd}
        actions={actions}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          const input = event.target as HTMLInputElement;
          const row = input.closest<HTMLElement>('[data-list-row]')?.dataset.listRow;
          if (row === undefined || !isList(text)) return;
          event.preventDefault();
          onPasteList(text, Number(row) - 1, input.id.endsWith('-size') ? 'size' : 'number');
        }}
        said={announcement}
      />
      <ContainerSizes id={sizes} />
    </>
  );
}

/** Props of {@link WrongRowsNote}. */
export interface WrongRowsNoteProps {
  store: RowStore;
  list: RefObject<HTMLDivElement | null>;
}

/** Names the rows that prevent saving. */
export function WrongRowsNote({ store, list }: WrongRowsNoteProps) {
  return <ListEditorNote list={list} rows={useRowsState(store).wrong} />;
}
