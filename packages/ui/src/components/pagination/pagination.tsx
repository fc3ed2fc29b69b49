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
  /** How many rows there are on all pages; undefined where nobody knows, then the number of pages is said. */
  total: number | undefined;
  /**
   * How many pages there are, where the server says so.
   *
   * @default as many as `total` rows take
   */
  pageCount?: number;
  /**
   * Which rows are shown, where they are not (yet) those of `page`.
   *
   * @default those of `page`
   */
  range?: PageRange;
  /** Called with the page to go to. */
  onPageChange: (page: number) => void;
  /** Called with the number of rows on a page. Without it that cannot be chosen. */
  onSizeChange?: (size: number) => void;
  /**
   * The numbers of rows to choose from.
   *
   * @default [10, 25, 50, 100]
   */
  sizes?: readonly number[];
  /** The name of the list that is turned over, where a screen has more than one, such as “Dokumen petugas”. */
  list?: string;
}

/** The first and the last of the rows that are shown, counted from 1 over all pages. */
export interface PageRange {
  /** The first row that is shown, from 1; 0 where there is none. */
  readonly from: number;
  /** The last row that is shown. */
  readonly to: number;
}

const number = /* @__PURE__ */ new Intl.NumberFormat('id-ID');

const rangeOf = (page: number, size: number, total: number): PageRange => ({
  from: total === 0 ? 0 : (page - 1) * size + 1,
  to: Math.min(total, page * size),
});

/** Which rows of how many are shown, rows per page, and the way to the other pages. */
export function Pagination({
  page,
  size,
  total,
  pageCount = Math.max(1, Math.ceil((total ?? 0) / size)),
  range,
  onPageChange,
  onSizeChange,
  sizes = PAGE_SIZES,
  list,
  className,
  ...rest
}: PaginationProps) {
  const messages = useMessages('pagination');
  return (
    <div {...rest} className={classNames(styles.pager, className)} data-print="never">
      <p className={styles.range}>
        {total === undefined ? (
          fill(messages.pageOf, { page: number.format(page), pageCount: number.format(pageCount) })
        ) : (
          <Range {...(range ?? rangeOf(page, size, total))} total={total} />
        )}
      </p>
      {onSizeChange && (
        <div className={styles.size}>
          <span className={styles.sizeText} aria-hidden="true">
            {messages.size}
          </span>
          <Select
            className={styles.sizeSelect}
            label={messages.size}
            labelHidden
            size="small"
            options={sizes.map((each) => ({ value: String(each), label: String(each) }))}
            value={String(size)}
            onChange={(event) => onSizeChange(Number(event.target.value))}
          />
        </div>
      )}
      <PageButtons list={list} page={page} pageCount={pageCount} onPage={onPageChange} />
    </div>
  );
}

function Range({ from, to, total }: PageRange & { total: number }) {
  const messages = useMessages('pagination');
  return (
    <>
      <strong className={styles.shown}>
        {number.format(from)}–{number.format(to)}
      </strong>{' '}
      {fill(messages.of, { total: number.format(total) })}
    </>
  );
}
