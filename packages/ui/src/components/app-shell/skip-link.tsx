import type { ComponentProps, MouseEvent } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './skip-link.css.ts';

/** Id of the page's `<main>`, the target of “Skip to content”. */
export const MAIN_ID = 'isi';

// The hash belongs to the router, so the link moves the focus itself.
function goToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/** Props of {@link SkipLink}. */
export type SkipLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children' | 'onClick'>;

/** The first tab stop: skips the navigation. Visible only while it has the focus. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  const messages = useMessages('shell');
  return (
    <a
      {...rest}
      href={`#${MAIN_ID}`}
      className={rootClass(styles.skip, className)}
      data-print="never"
      onClick={goToMain}
    >
      {messages.skip}
    </a>
  );
}
