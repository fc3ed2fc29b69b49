import type { NamedCode, StoredGoods } from '@pabean/api/contract';
import { dataLanguage, fill, formatNumber, pieces } from '@pabean/api/rules';
import { Badge } from '@pabean/ui/badge';
import { Code } from '@pabean/ui/code';
import { PencilLine, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameOfCode } from '../internal/code-options.ts';
import type { RowColumn } from '../internal/rows/row-kind.ts';
import { name, note } from '../internal/rows/row-table.css.ts';
import type { RowSums } from '../internal/rows/row-table.tsx';
import { useUnusualVat } from '../internal/unusual-vat.tsx';
import { amountText, rateText, useGoodsMessages } from '../internal/use-goods-messages.ts';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './goods-cells.css.ts';
import type { GoodsSums } from './goods-figures.ts';

/** The field that an amount of the table depends on. */
export type AmountField = 'value' | 'dutyRate' | 'vatRate' | 'incomeTaxRate';

/** Renderers of interactive cells. */
export interface GoodsCells {
  /** Renders the description. */
  title: (row: StoredGoods, isCurrent: boolean) => ReactNode;
  /** Renders an amount with the field that it depends on, and its accessible name. */
  amount: (row: StoredGoods, field: AmountField, content: ReactNode, spoken: string) => ReactNode;
}

/** Options of the columns. */
export interface GoodsColumnsOptions {
  /** The units, to show their names. */
  units: readonly NamedCode[];
  /** The kinds of packages, to show their names. */
  packageTypes: readonly NamedCode[];
  /** The usual rate of VAT; another one causes a warning. */
  usualVat?: string | undefined;
  /**  @default read-only cells */
  cells?: GoodsCells;
}

const read: GoodsCells = {
  title: (row) => (
    <span lang={dataLanguage} className={name}>
      {row.description}
    </span>
  ),
  amount: (_row, _field, content) => <span className={styles.amount}>{content}</span>,
};
const taxes = ['value', 'duty', 'vat', 'incomeTax'] as const;
/** The field that each amount depends on. */
const fieldOf = { value: 'value', duty: 'dutyRate', vat: 'vatRate', incomeTax: 'incomeTaxRate' } as const;

/** The columns of goods: description, value, duty and taxes with their rates. */
export function useGoodsColumns({ cells = read, ...options }: GoodsColumnsOptions): RowColumn<StoredGoods>[] {
  const { heads, labelOf } = useGoodsMessages();
  return [
    {
      head: labelOf('description'),
      cell: (row, { isCurrent }) => (
        <>
          {cells.title(row, isCurrent)}
          <GoodsNote row={row} {...options} />
        </>
      ),
    },
    ...taxes.map((tax): RowColumn<StoredGoods> => {
      const field = fieldOf[tax];
      return {
        head: heads[tax],
        align: 'end',
        cell(row) {
          const amount = amountText(row[tax]);
          const rate = tax === 'value' ? undefined : rateText(row[field]);
          const content = (
            <>
              <span>{amount}</span>
              {rate !== undefined && (
                <>
                  {' '}
                  <span className={styles.rate}>{rate}</span>
                </>
              )}
            </>
          );
          return cells.amount(row, field, content, [amount, rate].filter(Boolean).join(' '));
        },
      };
    }),
  ];
}

/** The formatted sums of goods. */
export function useGoodsSums(sums: GoodsSums, count: number): RowSums {
  const { heads } = useGoodsMessages();
  const { goodsSum } = useFormMessages('rows');
  return {
    label: fill(goodsSum, { count }),
    of: Object.fromEntries(taxes.map((tax) => [heads[tax], amountText(sums[tax])])),
  };
}

/** Estimated width of the columns in pixels: no amount is longer than the sum below it. */
export function roomOfGoods(sums: GoodsSums, hasActions: boolean): number {
  const signs = taxes.reduce((all, tax) => all + amountText(sums[tax]).length, 0);
  return (hasActions ? 320 : 215) + 10 * signs;
}

interface GoodsNoteProps extends Omit<GoodsColumnsOptions, 'cells'> {
  row: StoredGoods;
}

/**
 * The second line of an article: HS code, quantity, packages; a mark if it changed since the record was sent, and an unusual
 * rate.
 */
function GoodsNote({ row, usualVat, units, packageTypes }: GoodsNoteProps) {
  const { hsCode, changed } = usePpftzMessages('goods');
  const unusual = useUnusualVat(usualVat).ofOne(row);
  const count = (number: string) => formatNumber(number, pieces);
  return (
    <>
      <span lang={dataLanguage} className={note}>
        {row.hsCode && (
          <>
            {hsCode} <Code>{row.hsCode}</Code>
            {' · '}
          </>
        )}
        {count(row.unitCount)} {nameOfCode(units, row.unitType)} · {count(row.packageCount)}{' '}
        {nameOfCode(packageTypes, row.packageType)}
      </span>
      {row.changed && (
        <span className={styles.remark}>
          <Badge tone="warning" icon={<PencilLine size={14} />}>
            {changed}
          </Badge>
        </span>
      )}
      {unusual && (
        <span className={styles.remark}>
          <Badge tone="warning" icon={<TriangleAlert size={14} />}>
            {unusual}
          </Badge>
        </span>
      )}
    </>
  );
}
