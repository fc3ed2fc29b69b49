/** A page to go to, or a gap between pages that are not shown. */
export type PageNumber = number | 'gap-before' | 'gap-after';

/**
 * The pages to offer, counted from 1: all up to seven, else the first, the last, and those around the current one.
 * Always the same number of places, so that the controls after them do not move.
 */
export function pageNumbers(page: number, pageCount: number): PageNumber[] {
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap-before', ...range(page - 1, page + 1), 'gap-after', pageCount];
}

/** Whether a page is one of the three around the current one, which fit on phones. */
export const isNear = (number: number, page: number, pageCount: number): boolean =>
  Math.abs(number - Math.min(Math.max(page, 2), Math.max(2, pageCount - 1))) <= 1;
