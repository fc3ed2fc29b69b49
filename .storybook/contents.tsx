import { type MouseEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** A heading of a page, as its table of contents lists it. */
interface Listed {
  id: string;
  text: string;
  isPart: boolean;
}

const slugOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

/** Headings of the page, without those of stories, examples and folded sections. Each gets an id that links can point to. */
function headings(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('.sbdocs-content :is(h2, h3)')].filter(
    (heading) => !heading.closest('.sb-story, .book-screen, .book-example, .book-folded'),
  );
  for (const heading of all) heading.id ||= `${slugOf(heading.textContent)}-${all.indexOf(heading)}`;
  return all;
}

const listed = (): Listed[] =>
  headings().map(({ id, textContent, localName }) => ({ id, text: textContent, isPart: localName === 'h3' }));

/** The current headings: parts of a page appear once their sources are loaded. */
function useHeadings(): Listed[] {
  const [all, setAll] = useState<Listed[]>([]);
  useEffect(() => {
    const content = document.querySelector('.sbdocs-content');
    if (!content) return;
    let seen = '';
    const read = () => {
      const now = listed();
      const text = JSON.stringify(now);
      if (text !== seen) setAll(now);
      seen = text;
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(content, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return all;
}

/** The id of the heading of the section that is read: in the upper third of the window, or at the end of the page. */
function useCurrent(all: readonly Listed[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other headings have other places
  useEffect(() => {
    const read = () => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = scrollY > 0 && scrollY + innerHeight > scrollHeight - 2;
      const line = isAtEnd ? innerHeight : innerHeight / 3;
      setCurrent(headings().findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
    };
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, [all]);
  return current;
}

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, event.currentTarget.hash);
}

/** The table of contents of a page. Storybook's own lists only the headings of the first render. */
export function Contents({ label }: { label: string }) {
  const all = useHeadings();
  const current = useCurrent(all);
  const column = document.querySelector('.book-contents');
  if (!column || all.length === 0) return null;
  return createPortal(
    <nav aria-label={label}>
      <ul>
        {all.map(({ id, text, isPart }) => (
          <li key={id} data-part={isPart ? '' : undefined}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={follow}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>,
    column,
  );
}
