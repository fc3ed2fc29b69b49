import { Button } from '@pabean/ui/button';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { BulkActions } from '../bulk/bulk-actions.tsx';
import { useLineReasons } from '../bulk/line-reasons.ts';
import type { DraftProps } from '../index.ts';
import { OutsideForm } from '../outside-form.tsx';
import { RowActions } from './row-actions.tsx';
import { RowDialog, type RowDialogProps } from './row-dialog.tsx';
import { fieldsOf, type RowKind, type RowValues } from './row-kind.ts';
import { RowProblems } from './row-problems.tsx';
import { RowTable, type RowTableProps } from './row-table.tsx';
import { RowsSection } from './rows-section.tsx';
import type { RowsSource } from './rows-source.ts';
import { useRowsEditor } from './use-rows-editor.ts';

/** Props that the list and its page pass to a row editor. */
export interface RowsEditorProps<Row extends RowValues, Stored = Row> extends DraftProps {
  kind: RowKind<Row, Stored>;
  source: RowsSource<Row, Stored>;
  /** The id of the add button; the row at index 3 has `id.3`, its fields `id.3.count`. */
  id?: string;
  /** An error about the list as a whole. */
  error?: string | undefined;
  /** Called with the text of a CSV template. If omitted, no template is offered. */
  onTemplate?: ((csv: string) => void) | undefined;
  /** Heading level. @default 2 */
  level?: 2 | 3 | undefined;
  /** Renders content above the table. `remove` deletes rows by their indices. */
  above?: (
    remove: (indexes: readonly number[]) => Promise<void>,
    onProblem: (sentence: string) => void,
  ) => ReactNode;
  /** Extensions of the table. */
  table?: Partial<RowTableProps<Stored>>;
  /** Extensions of the dialog; with the index of the row if one is edited. */
  dialog?: (index: number | undefined) => Partial<RowDialogProps<Row>>;
}

/**
 * Rows that are edited one by one: a dialog adds and edits a row, a deleted one can be restored, and rows of a spreadsheet are
 * pasted or imported.
 */
export function RowsEditor<Row extends RowValues, Stored = Row>(props: RowsEditorProps<Row, Stored>) {
  const { kind, source, error, onTemplate, onDirtyChange, draft } = props;
  const { rows, add } = source;
  const { most, tooMany } = useLineReasons();
  const defaultId = useId();
  const { id = defaultId } = props;
  const editor = useRowsEditor(props, id);
  const { isFull, opened, deletion, reader } = editor;
  const { bulk, Dialog: BulkDialog } = editor.late;
  const errorId = `${id}-error`;
  return (
    <RowsSection
      heading={kind.heading}
      hint={kind.hint}
      level={props.level}
      frame={deletion.frame}
      announcement={deletion.announcement || editor.announcement}
      problem={editor.problem}
      error={error === undefined ? undefined : { id: errorId, message: error }}
      note={add && (isFull ? tooMany(kind.max) : most(kind.max))}
      action={
        add && (
          <Button
            id={id}
            icon={<Plus size={16} />}
            disabled={isFull}
            aria-describedby={error === undefined ? undefined : errorId}
            onClick={editor.openNew}
          >
            {kind.add}
          </Button>
        )
      }
      bulk={
        add &&
        !isFull && (
          <BulkActions
            onOpen={editor.openBulk}
            onTemplate={onTemplate && (() => onTemplate(reader.template))}
          />
        )
      }
    >
      {props.above?.(editor.remove, editor.setProblem)}
      <EditedRows {...props} id={id} editor={editor} />
      {opened && (
        <OutsideForm within={deletion.frame}>
          <RowDialog
            kind={kind}
            opened={opened}
            hasNext={rows.length + 1 < kind.max}
            {...(draft && { draft })}
            {...(onDirtyChange && { onDirtyChange })}
            onSave={editor.save}
            onRequestClose={editor.close}
            {...props.dialog?.(opened.index)}
          />
        </OutsideForm>
      )}
      {BulkDialog && (
        <OutsideForm within={deletion.frame}>
          <BulkDialog
            bulk={bulk}
            heading={kind.heading}
            {...reader.panel}
            onDirtyChange={onDirtyChange}
            onTake={editor.take}
          />
        </OutsideForm>
      )}
    </RowsSection>
  );
}

interface EditedRowsProps<Row extends RowValues, Stored> extends RowsEditorProps<Row, Stored> {
  id: string;
  editor: ReturnType<typeof useRowsEditor<Row, Stored>>;
}

/** The table of an editor: each row with its errors and actions. */
function EditedRows<Row extends RowValues, Stored>(props: EditedRowsProps<Row, Stored>) {
  const { id, kind, source, error, editor } = props;
  const { add, change, remove, problemsOf } = source;
  const fields = fieldsOf(kind);
  return (
    <RowTable
      label={kind.heading}
      columns={kind.columns}
      rows={source.rows}
      keyOf={source.keyOf}
      empty={kind.empty}
      lang={kind.lang}
      room={kind.room}
      sums={kind.sums}
      deleted={editor.deletion.deleted}
      isListWrong={error !== undefined}
      isWrong={problemsOf && ((index) => problemsOf(index).length > 0)}
      below={
        problemsOf &&
        ((index) => (
          <RowProblems
            id={`${id}.${index}`}
            fields={fields}
            problems={problemsOf(index)}
            onOpen={(field) => editor.openRow(index, field)}
          />
        ))
      }
      actions={
        change || remove
          ? (row, index) => (
              <RowActions
                name={kind.nameOf(source.valuesOf(row))}
                changeId={`${id}.${index}`}
                onCopy={add && change && !editor.isFull ? () => editor.openCopy(index) : undefined}
                onChange={change && (() => editor.openRow(index))}
                onDelete={remove && (() => editor.remove([index]))}
                asks={source.isStored}
                onProblem={editor.setProblem}
              />
            )
          : undefined
      }
      {...props.table}
    />
  );
}
