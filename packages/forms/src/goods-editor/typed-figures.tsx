import type { StoredGoods } from '@pabean/api/contract';
import { dataLanguage } from '@pabean/api/rules';
import { TaxBreakdown } from '@pabean/ui/tax-breakdown';
import type { ReactNode } from 'react';
import type { RowSums } from '../internal/rows/row-table.tsx';
import { useStore } from '../internal/use-store.ts';
import { useGoodsSums } from './goods-columns.tsx';
import * as styles from './goods-editor.css.ts';
import { figuresOf, type GoodsSums, totalOf } from './goods-figures.ts';
import type { TypedGoods } from './typed-goods.ts';
import { useTypedSums } from './use-typing.ts';

interface TypedFiguresProps {
  typed: TypedGoods;
  rows: readonly StoredGoods[];
  /** The sums of all stored goods. */
  stored: GoodsSums;
}

/** Props of {@link TypedSums}. */
export interface TypedSumsProps extends TypedFiguresProps {
  draw: (sums: RowSums) => ReactNode;
}

/** The sums of goods, including unsaved edits in the table. */
export function TypedSums({ draw, typed, rows, stored }: TypedSumsProps) {
  return draw(useGoodsSums(useTypedSums(typed, rows, stored), rows.length));
}

/** Props of {@link MarkedTaxes}. */
export interface MarkedTaxesProps extends TypedFiguresProps {
  article: StoredGoods;
}

/** What is due on the selected article, beside the table. */
export function MarkedTaxes({ article, typed, rows, stored }: MarkedTaxesProps) {
  const row = useStore(typed.subscribe, typed.get).get(article.id) ?? article;
  const figures = figuresOf(row);
  return (
    <TaxBreakdown
      className={styles.panel}
      goods={<span lang={dataLanguage}>{row.description}</span>}
      {...(figures && { figures })}
      allGoods={String(totalOf(useTypedSums(typed, rows, stored)))}
    />
  );
}
