import { fill } from '@pabean/api/rules';
import { Check, Copy, Trash2, X } from 'lucide-react';
import { Children, type ComponentProps, type ReactNode, use, useId } from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { FieldError } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ListContext, RowPlaceContext } from './list-context.ts';
import * as styles from './list-editor-frame.css.ts';

/** Props of {@link ListEditorRow}. */
export interface ListEditorRowProps extends ComponentProps<'li'> {
  /** Its number, from 1. */
  number: number;
  /** One control for each column, its label hidden and with the row's number in it. */
  children: ReactNode;
  /**
   * Whether the row is filled in and right: then it has its ✓. An empty row has no mark.
   *
   * @default false
   */
  valid?: boolean;
  /**
   * What is wrong with the row, in the documented words: then it has its ×. Set `aria-invalid` on the control that it
   * is about, and name `errorId` in its `aria-describedby`.
   */
  error?: ReactNode;
  /**
   * Whether something is wrong in the row and its controls say what: it has its × without a sentence of its own.
   *
   * @default whether there is an error
   */
  invalid?: boolean;
  /** Help after the error: what would be right. */
  help?: ReactNode;
  /**
   * The id of the error.
   *
   * @default a generated id
   */
  errorId?: string;
  /** Called when somebody takes the row away; without it, rows stay. */
  onRemove?: () => void;
  /** Called when somebody doubles the row below itself; without it, that is not offered. */
  onCopy?: () => void;
}

/** A numbered row of a ListEditorFrame, with its mark and what is wrong with it. */
export function ListEditorRow(props: ListEditorRowProps) {
  const { number, valid, error, invalid = Boolean(error), help, errorId, onRemove, ...others } = props;
  const { onCopy, className, style, children, ...rest } = others;
  const messages = useMessages('listEditor');
  const list = use(ListContext);
  const place = use(RowPlaceContext);
  const generated = useId();
  const id = errorId ?? generated;
  return (
    <li
      {...rest}
      {...place}
      style={{ ...style, ...place.style }}
      className={classNames(styles.row, className)}
      data-list-row={number}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.cells}>
        {Children.map(children, (control, column) => (
          <div className={styles.cell}>
            <span className={styles.cellName} aria-hidden="true">
              {list.head[column]}
            </span>
            {control}
          </div>
        ))}
      </div>
      <span className={styles.mark} data-wrong={invalid ? '' : undefined}>
        {invalid && <X size={16} />}
        {!invalid && valid && <Check size={16} />}
        {(invalid || valid) && <VisuallyHidden>{invalid ? messages.invalid : messages.valid}</VisuallyHidden>}
      </span>
      <span className={styles.tools} data-print="never">
        {onCopy && (
          <IconButton
            label={fill(messages.copy, { row: number })}
            icon={<Copy size={16} />}
            size="small"
            className={styles.copy}
            onClick={() => {
              list.onCopying(number);
              onCopy();
            }}
          />
        )}
        {onRemove && (
          <IconButton
            label={fill(messages.remove, { row: number })}
            icon={<Trash2 size={16} />}
            variant="danger"
            size="small"
            data-list-remove
            onClick={() => {
              list.onRemoving(number);
              onRemove();
            }}
          />
        )}
      </span>
      {error && (
        <FieldError id={id} className={styles.error}>
          {error}
          {help && ' '}
          {help && <span className={styles.help}>{help}</span>}
        </FieldError>
      )}
    </li>
  );
}
