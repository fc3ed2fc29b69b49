import { CPagination, CPaginationItem } from '@coreui/react';
import { listWords } from '../common/words.ts';

interface PagesProps {
  /** From 0. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** The pages beside the present one; CoreUI's pagination has no numbers of its own. */
export function Pages({ page, pages, onTurn }: PagesProps) {
  const first = Math.max(0, Math.min(page - 2, pages - 5));
  const shown = Array.from({ length: Math.min(5, pages) }, (_, index) => first + index);
  return (
    <CPagination aria-label={listWords.pages} align="end">
      <CPaginationItem aria-label={listWords.previous} disabled={page === 0} onClick={() => onTurn(page - 1)}>
        <span aria-hidden="true">&laquo;</span>
      </CPaginationItem>
      {shown.map((each) => (
        <CPaginationItem key={each} active={each === page} onClick={() => onTurn(each)}>
          {each + 1}
        </CPaginationItem>
      ))}
      <CPaginationItem
        aria-label={listWords.next}
        disabled={page === pages - 1}
        onClick={() => onTurn(page + 1)}
      >
        <span aria-hidden="true">&raquo;</span>
      </CPaginationItem>
    </CPagination>
  );
}
