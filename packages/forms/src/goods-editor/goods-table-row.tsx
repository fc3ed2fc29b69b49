import type { NamedCode, StoredGoods } from '@pabean/api/contract';
import { dataLanguage, formatNumber, pieces } from '@pabean/api/rules';
import { Badge } from '@pabean/ui/badge';
import { Code } from '@pabean/ui/code';
import { tableRoles } from '@pabean/ui/data-table';
import { PencilLine, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, type Ref } from 'react';
import { nameOfCode } from '../internal/code-options.ts';
import { useUnusualVat } from '../internal/unusual-vat.tsx';
import { amountText, rateText, useGoodsWords } from '../internal/use-goods-words.ts';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './goods-table.css.ts';

/** The field behind an amount of the table. */
export type AmountField = 'value' | 'dutyRate' | 'vatRate' | 'incomeTaxRate';

/** Props of {@link GoodsTableRow}. */
export interface GoodsTableRowProps {
  row: StoredGoods;
  index: number;
  measure: Ref<HTMLTableRowElement> | undefined;
  /** Whether the panel beside the table is about it. @default false */
  isMarked?: boolean;
  /** The rate of VAT that most goods have; another one is warned of. */
  usualVat?: string | undefined;
  units: readonly NamedCode[];
  packageTypes: readonly NamedCode[];
  /** Draws the description. @default as text */
  title?: (row: StoredGoods) => ReactNode;
  /** Draws an amount with the field that it comes from, and what is said of it. @default as text */
  amount?: ((field: AmountField, content: ReactNode, said: string) => ReactNode) | undefined;
  /** What picks it, before all. */
  pick?: ReactNode;
  /** What can be done with it, at the end. */
  actions?: ReactNode;
}

/** An article to read. */
export const GoodsTableRow = /* @__PURE__ */ memo(function GoodsTableRow(props: GoodsTableRowProps) {
  const { row, index, measure, isMarked, usualVat, title, amount: drawAmount, pick, actions } = props;
  const { heads } = useGoodsWords();
  const amounts = [
    { name: 'value', field: 'value', amount: row.value, rate: undefined },
    { name: 'duty', field: 'dutyRate', amount: row.duty, rate: row.dutyRate },
    { name: 'vat', field: 'vatRate', amount: row.vat, rate: row.vatRate },
    { name: 'incomeTax', field: 'incomeTaxRate', amount: row.incomeTax, rate: row.incomeTaxRate },
  ] as const;
  return (
    <tr
      {...tableRoles.row}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isMarked || undefined}
      data-picks={pick === undefined ? undefined : ''}
      className={styles.row}
    >
      {pick !== undefined && (
        <td {...tableRoles.cell} className={styles.cell} data-pick="">
          {pick}
        </td>
      )}
      <th {...tableRoles.identity} scope="row" className={styles.cell} data-title="">
        {title ? (
          title(row)
        ) : (
          <span lang={dataLanguage} className={styles.name}>
            {row.description}
          </span>
        )}
        <GoodsNote row={row} usualVat={usualVat} units={props.units} packageTypes={props.packageTypes} />
      </th>
      {amounts.map(({ name, field, amount, rate }) => {
        const said = [amountText(amount), rate === undefined ? '' : rateText(rate)].join(' ').trim();
        const content = (
          <>
            <span>{amountText(amount)}</span>
            {rate !== undefined && (
              <>
                {' '}
                <span className={styles.rate}>{rateText(rate)}</span>
              </>
            )}
          </>
        );
        return (
          <td
            {...tableRoles.cell}
            key={name}
            className={styles.cell}
            data-align="end"
            data-label={heads[name]}
          >
            {drawAmount ? drawAmount(field, content, said) : <span className={styles.amount}>{content}</span>}
          </td>
        );
      })}
      {actions !== undefined && (
        <td {...tableRoles.cell} className={styles.cell} data-actions="" data-print="never">
          {actions}
        </td>
      )}
    </tr>
  );
});

/** The second line of an article: HS code, quantity, packages; whether it changed since the record was sent, and what to look at again. */
function GoodsNote({
  row,
  usualVat,
  units,
  packageTypes,
}: Pick<GoodsTableRowProps, 'row' | 'usualVat' | 'units' | 'packageTypes'>) {
  const { hsCode, changed } = usePpftzMessages('goods');
  const unusual = useUnusualVat(usualVat).ofOne(row);
  const count = (number: string) => formatNumber(number, pieces);
  return (
    <>
      <span lang={dataLanguage} className={styles.note}>
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
        <span className={styles.changed}>
          <Badge tone="warning" icon={<PencilLine size={14} />}>
            {changed}
          </Badge>
        </span>
      )}
      {unusual && (
        <span className={styles.changed}>
          <Badge tone="warning" icon={<TriangleAlert size={14} />}>
            {unusual}
          </Badge>
        </span>
      )}
    </>
  );
}
