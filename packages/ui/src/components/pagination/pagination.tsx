import { fill } from '@pabean/api/rules';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Select } from '../select/index.ts';
import { PageButtons } from './page-buttons.tsx';
import * as styles from './pagination.css.ts';

/** Rows on a page that people can choose from. */
export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

/** Props of {@link Pagination}. */
export interface PaginationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** Rows on a page. */
  size: number;
  /** How many rows there are on all pages. */
  total: number;
  /** Called with the page to go to. */
  onPageChange: (page: number) => void;
  /**
   * Called with the number of rows on a page. Without it that cannot be chosen.
   *
   * @default undefined
   */
  onSizeChange?: (size: number) => void;
  /**
   * The numbers of rows to choose from.
   *
   * @default [10, 25, 50, 100]
   */
  sizes?: readonly number[];
  /**
   * The name of the list that is turned over, where a screen has more than one, such as “Dokumen petugas”.
   *
   * @default undefined
   */
  list?: string;
}

const number = /* @__PURE__ */ new Intl.NumberFormat('id-ID');

/** Which rows of how many are shown, rows per page, and the way to the other pages. */
export function Pagination({
  page,
  size,
  total,
  onPageChange,
  onSizeChange,
  sizes = PAGE_SIZES,
  list,
  className,
  ...rest
}: PaginationProps) {
  const words = useMessages('pagination');
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  const to = Math.min(total, page * size);
  return (
    <div {...rest} className={classNames(styles.pager, className)} data-print="never">
      <p className={styles.range}>
        <strong className={styles.shown}>
          {number.format(from)}–{number.format(to)}
        </strong>{' '}
        {fill(words.of, { total: number.format(total) })}
      </p>
      {onSizeChange && (
        <div className={styles.size}>
          <span aria-hidden="true">{words.size}</span>
          <Select
            className={styles.sizeSelect}
            label={words.size}
            labelHidden
            size="small"
            options={sizes.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(size)}
            onChange={(event) => onSizeChange(Number(event.target.value))}
          />
        </div>
      )}
      <PageButtons
        list={list}
        page={page}
        pageCount={Math.max(1, Math.ceil(total / size))}
        onPage={onPageChange}
      />
    </div>
  );
}
