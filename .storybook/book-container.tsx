import { en, MessagesProvider } from '@pabean/ui/messages';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { bookTheme } from './book-theme.ts';
import { Contents } from './contents.tsx';
import { useGlobals } from './globals.ts';
import { wordsIn } from './guide/words.ts';
import { modeOf } from './mode.ts';
import { offices } from './offices.ts';
import { keepQuiet } from './quiet.ts';
import { applyLook } from './toolbar.ts';

/** Wraps every docs page, so that it follows the toolbar as stories do. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  // The page sets the language of the document, see `edition.tsx`, and each of its stories its own.
  useLayoutEffect(() => applyLook(document.documentElement, globals), [globals]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect restarts on each page
  useLayoutEffect(() => keepQuiet('.sb-story'), [context]);
  return (
    <DocsContainer context={context} theme={bookTheme(modeOf(globals.theme), offices[globals.office])}>
      <MessagesProvider messages={globals.language === 'en' ? en : undefined}>{children}</MessagesProvider>
      <Contents label={wordsIn(globals.language).contents} />
    </DocsContainer>
  );
}
