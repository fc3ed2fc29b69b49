import { en, office020400 } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui';
import { Check, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { RichText } from '../../book/blocks/index.ts';
import { useGlobals } from '../globals.ts';
import { offices } from '../offices.ts';

const EnglishForms = lazy(async () => {
  const { FormsProvider, formsEn } = await import('@pabean/forms');
  const messages = { forms: formsEn, shared: en };
  return {
    default: ({ children }: { children: ReactNode }) => (
      <FormsProvider messages={messages}>{children}</FormsProvider>
    ),
  };
});

/** Gives examples that are drawn outside of a story the same messages and office as stories. */
function Surroundings({ children }: { children: ReactNode }) {
  const { language, office } = useGlobals();
  return (
    <OfficeProvider office={office020400} motif={offices[office]?.motif}>
      {language === 'en' ? (
        <Suspense>
          <EnglishForms>{children}</EnglishForms>
        </Suspense>
      ) : (
        children
      )}
    </OfficeProvider>
  );
}

/** What to do next to what not to do, drawn. */
export function Pairs({ pairs }: { pairs: NonNullable<ComponentGuide['pairs']> }) {
  return (
    <Surroundings>
      {pairs.map(({ good, bad }) => (
        <div key={good.says} className="book-choice sb-unstyled">
          <Half tone="success" example={good} />
          <Half tone="danger" example={bad} />
        </div>
      ))}
    </Surroundings>
  );
}

function Half({ tone, example: { says, shows: Shows } }: { tone: string; example: ComponentExample }) {
  const { language } = useGlobals();
  const [Icon, verdict] = tone === 'success' ? [Check, 'Do'] : [X, 'Don’t'];
  return (
    <figure className="book-side" data-tone={tone}>
      <div className="book-half sb-story" lang={language}>
        <Shows />
      </div>
      <figcaption>
        <span className="book-side-title">
          <Icon size={16} aria-hidden />
          {verdict}
        </span>{' '}
        <RichText>{says}</RichText>
      </figcaption>
    </figure>
  );
}
