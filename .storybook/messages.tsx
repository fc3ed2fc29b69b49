import { office020400, en as sharedEn } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui';
import { en, MessagesProvider } from '@pabean/ui/messages';
import type { Decorator } from '@storybook/react-vite';
import { offices } from './offices.ts';

/**
 * Loads the forms' English messages with the first story in English, so that stories without forms do not wait for
 * them.
 */
export async function loadMessages({ globals }: { globals: { language?: string } }) {
  if (globals.language !== 'en') return {};
  const { FormsProvider, formsEn } = await import('@pabean/forms');
  return { EnglishForms: FormsProvider, messages: { forms: formsEn, shared: sharedEn } };
}

/** Gives a story its messages. Without providers all components and forms are in Indonesian. */
export const withMessages: Decorator = (Story, { loaded: { EnglishForms, messages } }) =>
  EnglishForms ? (
    <MessagesProvider messages={en}>
      <EnglishForms messages={messages}>
        <Story />
      </EnglishForms>
    </MessagesProvider>
  ) : (
    <Story />
  );

/** Gives a story its office, with the motif of the office in the toolbar. */
export const withOffice: Decorator = (Story, { globals }) => (
  <OfficeProvider office={office020400} motif={offices[globals.office]?.motif}>
    <Story />
  </OfficeProvider>
);
