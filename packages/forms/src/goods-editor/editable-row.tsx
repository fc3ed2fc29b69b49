import type { GoodsRow, StoredGoods } from '@pabean/api/contract';
import { dataLanguage, fill } from '@pabean/api/rules';
import { IconButton } from '@pabean/ui/button';
import { Copy, Pencil } from 'lucide-react';
import { type KeyboardEvent, memo, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DeleteRow } from '../internal/delete-row.tsx';
import type { SaveOptions } from '../internal/index.ts';
import { useGoodsWords } from '../internal/use-goods-words.ts';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import type { GoodsEditorProps } from './goods-editor.tsx';
import * as styles from './goods-table.css.ts';
import { type AmountField, GoodsTableRow } from './goods-table-row.tsx';
import { stepThroughCells } from './step-through-cells.ts';
import { TypingRow } from './typing-row.tsx';

/** What can be done with an article of the table. */
export interface RowActs {
  /** Shows what is due on it in the panel. */
  mark(id: string): void;
  /** Changes it in the dialog. */
  edit(row: StoredGoods): void;
  /** Begins another one like it. */
  copy(row: StoredGoods): void;
  remove(row: StoredGoods): Promise<unknown>;
  /** Tells why it could not be deleted. */
  problem(sentence: string): void;
  pick(id: string, isPicked: boolean): void;
  /** Tells what is typed in the table, and when nothing is any more. */
  type(id: string, row: GoodsRow | undefined): void;
  /** Saves what was typed in the table. */
  change(row: StoredGoods, values: GoodsRow, options: SaveOptions): Promise<unknown>;
}

/** Props of {@link EditableRow}. */
export interface EditableRowProps extends Pick<GoodsEditorProps, 'units' | 'packageTypes'> {
  row: StoredGoods;
  index: number;
  measure: Ref<HTMLTableRowElement> | undefined;
  isMarked: boolean;
  isPicked: boolean;
  usualVat: string;
  /** The same object from one drawing to the next. */
  acts: RowActs;
  draft: GoodsEditorProps['draft'] | undefined;
  onDirtyChange: GoodsEditorProps['onDirtyChange'] | undefined;
  loadLatest: GoodsEditorProps['loadLatest'] | undefined;
}

/** The fields that can be typed in the table. */
export type TypableField = AmountField | 'description';

/** An article that can be picked, marked, typed over, copied, changed and deleted. */
export const EditableRow = /* @__PURE__ */ memo(function EditableRow(props: EditableRowProps) {
  const { row, index, measure, isMarked, isPicked, acts } = props;
  const words = usePpftzMessages('goods');
  const { change, duplicate } = useFormMessages('rows');
  const { labelOf } = useGoodsWords();
  const [typing, setTyping] = useState<TypableField>();
  const title = useRef<HTMLButtonElement>(null);
  const name = row.description;

  if (typing)
    return (
      <TypingRow
        {...props}
        field={typing}
        onDone={() => {
          flushSync(() => setTyping(undefined));
          title.current?.focus();
        }}
      />
    );

  function type(field: TypableField) {
    acts.mark(row.id);
    setTyping(field);
  }
  const onKeyDown = (field: TypableField) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'F2') {
      event.preventDefault();
      type(field);
    } else stepThroughCells(event);
  };
  return (
    <GoodsTableRow
      row={row}
      index={index}
      measure={measure}
      isMarked={isMarked}
      usualVat={props.usualVat}
      units={props.units}
      packageTypes={props.packageTypes}
      title={() => (
        <button
          ref={title}
          type="button"
          lang={dataLanguage}
          className={styles.mark}
          aria-pressed={isMarked}
          aria-keyshortcuts="F2"
          data-cell="description"
          onClick={() => acts.mark(row.id)}
          onDoubleClick={() => type('description')}
          onKeyDown={onKeyDown('description')}
        >
          {name}
        </button>
      )}
      amount={(field, content, said) => (
        <button
          type="button"
          tabIndex={-1}
          className={styles.typable}
          aria-label={fill(words.editCell, {
            label: labelOf(field),
            name,
            value: said,
          })}
          data-cell={field}
          onClick={() => type(field)}
          onKeyDown={onKeyDown(field)}
        >
          {content}
        </button>
      )}
      pick={
        <label className={styles.pick}>
          <input
            type="checkbox"
            aria-label={fill(words.pick, { name })}
            className={styles.box}
            checked={isPicked}
            onChange={({ target }) => acts.pick(row.id, target.checked)}
          />
        </label>
      }
      actions={
        <DeleteRow name={name} onDelete={() => acts.remove(row)} onProblem={acts.problem}>
          <IconButton
            label={fill(duplicate, { name })}
            icon={<Copy size={16} />}
            size="small"
            onClick={() => acts.copy(row)}
          />
          <IconButton
            label={fill(change, { part: name })}
            icon={<Pencil size={16} />}
            size="small"
            onClick={() => acts.edit(row)}
          />
        </DeleteRow>
      }
    />
  );
});
