import { maxTransitLines } from '@pabean/api/contract';
import { explainError } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BulkActions } from '../internal/bulk/bulk-actions.tsx';
import { useLineReasons } from '../internal/bulk/line-reasons.ts';
import { useBulk } from '../internal/bulk/use-bulk.tsx';
import { OutsideForm } from '../internal/outside-form.tsx';
import { type OpenRow, RowDialog } from '../internal/rows/row-dialog.tsx';
import { fieldsOf, only, type RowKind, type RowValues } from '../internal/rows/row-kind.ts';
import { useReadRows } from '../internal/rows/use-read-rows.ts';
import { RowsSection } from '../internal/rows-section.tsx';
import { useSaid } from '../internal/use-said.tsx';
import { useSharedMessages } from '../messages/use-messages.ts';
import type { LinesProps } from './lines-props.ts';
import { LinesTable } from './lines-table.tsx';
import { useLateBulk } from './use-late-bulk.ts';
import { useLines } from './use-lines.ts';

/** Props of {@link LineList}. */
export interface LineListProps<Row extends RowValues> extends LinesProps<Row> {
  kind: RowKind<Row>;
}

/**
 * A list that is built line by line inside of a form: a dialog adds and changes a line, one that was deleted can come back,
 * and lines of a spreadsheet are pasted or imported. The lines live in the form.
 */
export function LineList<Row extends RowValues>(props: LineListProps<Row>) {
  const { id, kind, value, error, level, onTemplate, ...draft } = props;
  const shared = useSharedMessages();
  const { most, tooMany } = useLineReasons();
  const lines = useLines(props);
  const [opened, setOpened] = useState<OpenRow<Row>>();
  const [problem, setProblem] = useState<string>();
  const frame = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const { said, say } = useSaid();
  const reader = useReadRows({ ...kind, fields: fieldsOf(kind), max: maxTransitLines }, value.length);
  const late = useLateBulk((failure) => setProblem(explainError(failure, shared)));
  const bulk = useBulk<Row>(() => false, 'later');
  const hasNoMoreRoom = lines.isFull && opened === undefined;

  // What opened the dialog cannot take the focus back once the list is full.
  useLayoutEffect(() => {
    if (hasNoMoreRoom && document.activeElement === document.body) frame.current?.focus();
  }, [hasNoMoreRoom]);

  const next = () => {
    const last = value.at(-1);
    return only(last ?? {}, kind.keeps);
  };
  function copyOf(row: Row): OpenRow<Row> {
    const others = Object.entries(row).filter(([name]) => !kind.unique.includes(name));
    return { begin: Object.fromEntries(others) };
  }
  function take(row: Row) {
    if (typeof opened?.key !== 'number') {
      lines.add(row);
      say('added', value.length + 1);
    } else lines.replace(opened.key, row);
  }
  function restore() {
    let index: number | undefined;
    flushSync(() => {
      index = lines.restore();
    });
    if (index === undefined) return;
    say('restored', index + 1);
    document.getElementById(`${id}.${index}`)?.focus();
  }
  async function openBulk(from: 'paste' | 'file') {
    setProblem(undefined);
    if (await late.fetch()) bulk.open(from);
  }
  const { Dialog: BulkDialog } = late;
  const { gone } = lines;
  return (
    <RowsSection
      heading={kind.heading}
      hint={kind.hint}
      level={level}
      frame={frame}
      said={said}
      problem={problem}
      error={error === undefined ? undefined : { id: errorId, message: error }}
      note={lines.isFull ? tooMany(maxTransitLines) : most(maxTransitLines)}
      action={
        <Button
          id={id}
          icon={<Plus size={16} />}
          disabled={lines.isFull}
          aria-describedby={error === undefined ? undefined : errorId}
          onClick={() => setOpened({ begin: next() })}
        >
          {kind.add}
        </Button>
      }
      bulk={
        !lines.isFull && (
          <BulkActions
            onOpen={(from) => void openBulk(from)}
            onTemplate={onTemplate && (() => onTemplate(reader.template))}
          />
        )
      }
    >
      <LinesTable
        id={id}
        kind={kind}
        rows={value}
        keys={lines.keys}
        problemsOf={lines.problemsOf}
        isWrong={error !== undefined}
        gone={gone && { index: gone.index, name: kind.nameOf(gone.row), onUndo: restore, button: undo }}
        onEdit={(index, field) => {
          const row = value[index];
          if (row) setOpened({ key: index, row, field, problems: lines.problemsOf(index) });
        }}
        onCopy={
          lines.isFull
            ? undefined
            : (index) => {
                const row = value[index];
                if (row) setOpened(copyOf(row));
              }
        }
        onDelete={(index) => {
          flushSync(() => lines.remove(index));
          // The button that was pressed has gone: the way back has the focus.
          undo.current?.focus();
        }}
      />
      {opened && (
        <OutsideForm within={frame}>
          <RowDialog
            kind={kind}
            opened={opened}
            hasNext={value.length + 1 < maxTransitLines}
            draft={draft.draft}
            onDirtyChange={draft.onDirtyChange}
            onSave={take}
            onRequestClose={() => setOpened(undefined)}
          />
        </OutsideForm>
      )}
      {BulkDialog && bulk.opened && (
        <OutsideForm within={frame}>
          <BulkDialog
            bulk={bulk}
            heading={kind.heading}
            {...reader.panel}
            onDirtyChange={draft.onDirtyChange}
            onTake={(taken) => {
              lines.add(...taken);
              say('filledAtEnd', 0, taken.length);
            }}
          />
        </OutsideForm>
      )}
    </RowsSection>
  );
}
