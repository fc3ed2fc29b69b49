import { fill } from '@pabean/api/rules';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { isNear, pageNumbers } from './page-numbers.ts';
import * as styles from './pagination.css.ts';

// Created once: React skips an icon whose element is the same.
const icons = {
  first: <ChevronsLeft size={16} aria-hidden />,
  previous: <ChevronLeft size={16} aria-hidden />,
  next: <ChevronRight size={16} aria-hidden />,
  last: <ChevronsRight size={16} aria-hidden />,
};

interface StepProps {
  label: string;
  icon: ReactNode;
  to: number | undefined;
  onPage: (page: number) => void;
}

// On the first and last page the buttons stay focusable, so that the focus is not lost on a click.
function Step({ label, icon, to, onPage }: StepProps) {
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={label}
      title={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onPage(to)}
    >
      {icon}
    </button>
  );
}

/** Props of {@link PageButtons}. */
export interface PageButtonsProps {
  /** The name of the list, where a page has more than one. */
  list: string | undefined;
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** First, previous, the numbers, next, last. */
export function PageButtons({ list, page, pageCount, onPage }: PageButtonsProps) {
  const messages = useMessages('pagination');
  const before = page > 1 ? page - 1 : undefined;
  const after = page < pageCount ? page + 1 : undefined;
  return (
    <nav className={styles.pages} aria-label={list ? `${messages.pages}: ${list}` : messages.pages}>
      <Step label={messages.first} icon={icons.first} to={before && 1} onPage={onPage} />
      <Step label={messages.previous} icon={icons.previous} to={before} onPage={onPage} />
      {pageNumbers(page, pageCount).map((number) =>
        typeof number === 'string' ? (
          <span key={number} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={styles.page}
            data-far={!isNear(number, page, pageCount) || undefined}
            aria-label={fill(messages.page, { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {number}
          </button>
        ),
      )}
      <Step label={messages.next} icon={icons.next} to={after} onPage={onPage} />
      <Step label={messages.last} icon={icons.last} to={after && pageCount} onPage={onPage} />
    </nav>
  );
}
