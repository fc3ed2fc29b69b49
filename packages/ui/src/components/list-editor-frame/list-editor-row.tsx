import { fill } from '@pabean/api/rules';
import { Check, Copy, Trash2, X } from 'lucide-react';
import { Children, type ComponentProps, type ReactNode, use, useId } from 'react';
import { rootClass } from '../../class-names.ts';
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
  /** One control for each column, with a hidden label that contains the row's number. */
  children: ReactNode;
  /**
   * Whether the row is complete and valid: then it shows ✓. An empty row has no mark.
   *
   * @default false
   */
  valid?: boolean;
  /**
   * The row's error message as documented: then the row shows ×. Set `aria-invalid` on the control with the error, and
   * refer to `errorId` in its `aria-describedby`.
   */
  error?: ReactNode;
  /**
   * Whether something in the row is invalid and its controls show the error: the row shows × without a message of its
   * own.
   *
   * @default whether there is an error
   */
  invalid?: boolean;
  /** Help after the error: the correct value. */
  help?: ReactNode;
  /**
   * The id of the error.
   *
   * @default a generated id
   */
  errorId?: string;
  /** Called when the user removes the row; without it rows cannot be removed. */
  onRemove?: () => void;
  /** Called when the user copies the row below itself; without it there is no such button. */
  onCopy?: () => void;
}

/** A numbered row of a ListEditorFrame, with its mark and its error. */
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
      className={rootClass(styles.row, className)}
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
