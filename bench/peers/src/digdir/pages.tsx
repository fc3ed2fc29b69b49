import { Pagination, usePagination } from '@digdir/designsystemet-react';
import { listWords } from '../common/words.ts';

interface PagesProps {
  /** From 0. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** The pages of the list. */
export function Pages({ page, pages, onTurn }: PagesProps) {
  const {
    pages: shown,
    prevButtonProps,
    nextButtonProps,
  } = usePagination({
    currentPage: page + 1,
    totalPages: pages,
    showPages: 7,
    setCurrentPage: (next) => onTurn(next - 1),
  });
  return (
    <Pagination aria-label={listWords.pages} data-size="sm">
      <Pagination.List>
        <Pagination.Item>
          <Pagination.Button aria-label={listWords.previous} {...prevButtonProps}>
            {listWords.previous}
          </Pagination.Button>
        </Pagination.Item>
        {shown.map(({ page: each, itemKey, buttonProps }) => (
          <Pagination.Item key={itemKey}>
            {typeof each === 'number' && <Pagination.Button {...buttonProps}>{each}</Pagination.Button>}
          </Pagination.Item>
        ))}
        <Pagination.Item>
          <Pagination.Button aria-label={listWords.next} {...nextButtonProps}>
            {listWords.next}
          </Pagination.Button>
        </Pagination.Item>
      </Pagination.List>
    </Pagination>
  );
}
