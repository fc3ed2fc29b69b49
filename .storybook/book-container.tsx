import { en, MessagesProvider } from '@pabean/ui/messages';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { bookTheme } from './book-theme.ts';
import { useGlobals } from './globals.ts';
import { modeOf, wear } from './looks.ts';
import { offices } from './office.ts';

/** Every page of the book: it follows the toolbar as stories do. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  useLayoutEffect(() => wear(document.documentElement, globals), [globals]);
  return (
    <DocsContainer context={context} theme={bookTheme(modeOf(globals.theme), offices[globals.office])}>
      <MessagesProvider messages={globals.language === 'en' ? en : undefined}>{children}</MessagesProvider>
    </DocsContainer>
  );
}
