import type { StoredGoods } from '@pabean/api/contract';
import { dataLanguage, fill } from '@pabean/api/rules';
import type { KeyboardEvent, ReactNode } from 'react';
import { useGoodsMessages } from '../internal/use-goods-messages.ts';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './goods-cells.css.ts';
import type { AmountField, GoodsCells } from './goods-columns.tsx';
import { stepThroughCells } from './step-through-cells.ts';

/** The fields that can be edited in the table. */
export type EditableField = AmountField | 'description';

/** Actions in the cells of goods. */
export interface EditableCells {
  /** The id of an article's title. */
  titleId: (row: StoredGoods) => string;
  /** Shows what is due on an article. */
  onMark: (id: string) => void;
  /** Opens the fields of an article in place of its row. */
  onType: (id: string, field: EditableField) => void;
}

/** Editable cells: arrow keys move through them, F2 opens the fields of the article. */
export function editableCells({ titleId, onMark, onType }: EditableCells): GoodsCells {
  const onKeyDown = (id: string, field: EditableField) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'F2') return stepThroughCells(event);
    event.preventDefault();
    return onType(id, field);
  };
  return {
    title: (row, isCurrent) => (
      <button
        id={titleId(row)}
        type="button"
        lang={dataLanguage}
        className={styles.mark}
        aria-pressed={isCurrent}
        aria-keyshortcuts="F2"
        data-cell="description"
        onClick={() => onMark(row.id)}
        onDoubleClick={() => onType(row.id, 'description')}
        onKeyDown={onKeyDown(row.id, 'description')}
      >
        {row.description}
      </button>
    ),
    amount: (row, field, content, spoken) => (
      <EditableAmount
        row={row}
        field={field}
        spoken={spoken}
        onClick={() => onType(row.id, field)}
        onKeyDown={onKeyDown(row.id, field)}
      >
        {content}
      </EditableAmount>
    ),
  };
}

interface EditableAmountProps {
  row: StoredGoods;
  field: AmountField;
  spoken: string;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

function EditableAmount({ row, field, spoken, children, ...handlers }: EditableAmountProps) {
  const { editCell } = usePpftzMessages('goods');
  const { labelOf } = useGoodsMessages();
  return (
    <button
      {...handlers}
      type="button"
      tabIndex={-1}
      className={styles.editable}
      aria-label={fill(editCell, { label: labelOf(field), name: row.description, value: spoken })}
      data-cell={field}
    >
      {children}
    </button>
  );
}
