import { office020400, en as sharedEn } from '@pabean/api/rules';
import { FormsProvider, en as formsEn } from '@pabean/forms/messages';
import { OfficeProvider } from '@pabean/ui';
import { en, MessagesProvider } from '@pabean/ui/messages';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { Globals } from 'storybook/internal/types';
import { offices } from './offices.ts';

const english = { forms: formsEn, shared: sharedEn };

/** Gives a story or an example the office and the language of the toolbar. Without providers all is in Indonesian. */
export function Surroundings({ globals, children }: { globals: Globals; children: ReactNode }) {
  return (
    <OfficeProvider office={office020400} motif={offices[globals.office]?.motif}>
      {globals.language === 'en' ? (
        <MessagesProvider messages={en}>
          <FormsProvider messages={english}>{children}</FormsProvider>
        </MessagesProvider>
      ) : (
        children
      )}
    </OfficeProvider>
  );
}

export const withSurroundings: Decorator = (Story, { globals }) => (
  <Surroundings globals={globals}>
    <Story />
  </Surroundings>
);
