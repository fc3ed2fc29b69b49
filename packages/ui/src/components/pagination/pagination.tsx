import { fill } from '@pabean/api/rules';
import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Select } from '../select/index.ts';
import { PageButtons } from './page-buttons.tsx';
import * as styles from './pagination.css.ts';

/** The page sizes to choose from. */
export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];

/** Props of {@link Pagination}. */
export interface PaginationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** Rows on a page. */
  size: number;
  /** The number of rows on all pages; where it is undefined the number of pages is shown instead. */
  total: number | undefined;
  /**
   * The number of pages, where the server counts them.
   *
   * @default `total` divided by `size`, rounded up
   */
  pageCount?: number;
  /**
   * The shown rows, where they are not (yet) those of `page`.
   *
   * @default those of `page`
   */
  range?: PageRange;
  /** Called with the page to go to. */
  onPageChange: (page: number) => void;
  /** Called with the new page size. Without it the size cannot be changed. */
  onSizeChange?: (size: number) => void;
  /**
   * The page sizes to choose from.
   *
   * @default [10, 25, 50, 100]
   */
  sizes?: readonly number[];
  /** The name of the list, where a page has more than one, such as “Documents of the office”. */
  list?: string;
}

/** The first and the last of the shown rows, counted from 1 over all pages. */
export interface PageRange {
  /** The first shown row, from 1; 0 where there is none. */
  readonly from: number;
  /** The last shown row. */
  readonly to: number;
}

const number = /* @__PURE__ */ new Intl.NumberFormat('id-ID');

const rangeOf = (page: number, size: number, total: number): PageRange => ({
  from: total === 0 ? 0 : (page - 1) * size + 1,
  to: Math.min(total, page * size),
});

/** The range of shown rows, the page size, and the buttons for other pages. */
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
    <div {...rest} className={rootClass(styles.pager, className)} data-print="never">
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
