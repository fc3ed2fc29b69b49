import { en, office020400 } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui';
import { Check, X } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
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

/** Props of {@link Do} and {@link Dont}. */
export interface SideProps {
  /** A small component that shows it. */
  shows?: ComponentType;
  /** A sentence about what is shown, or a list. */
  children: ReactNode;
}

/** What to do ({@link Do}) next to what not to do ({@link Dont}). */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="book-choice sb-unstyled">{children}</div>
);

/** What to do. */
export const Do = (props: SideProps) => <Side {...props} icon={Check} title="Do" tone="success" />;

/** What not to do. */
export const Dont = (props: SideProps) => <Side {...props} icon={X} title="Don’t" tone="danger" />;

interface Verdict {
  icon: typeof Check;
  title: string;
  tone: 'success' | 'danger';
}

function Side({ shows: Shows, children, icon: Icon, title, tone }: SideProps & Verdict) {
  const { language } = useGlobals();
  return (
    <section className="book-side" data-tone={tone}>
      {Shows && (
        <div className="book-half sb-story" lang={language}>
          <Surroundings>
            <Shows />
          </Surroundings>
        </div>
      )}
      <p className="book-side-title">
        <Icon size={16} aria-hidden />
        {title}
      </p>
      {children}
    </section>
  );
}
