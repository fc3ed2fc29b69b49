import { Check, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useGlobals } from '../globals.ts';
import { Surroundings } from '../messages.tsx';
import { useWords } from './words.ts';

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
export const Do = (props: SideProps) => <Side {...props} icon={Check} verdict="do" tone="success" />;

/** What not to do. */
export const Dont = (props: SideProps) => <Side {...props} icon={X} verdict="dont" tone="danger" />;

interface Verdict {
  icon: typeof Check;
  verdict: 'do' | 'dont';
  tone: 'success' | 'danger';
}

function Side({ shows: Shows, children, icon: Icon, verdict, tone }: SideProps & Verdict) {
  const words = useWords();
  const globals = useGlobals();
  return (
    <section className="book-side" data-tone={tone}>
      {Shows && (
        <div className="book-half sb-story" lang={globals.language}>
          <Surroundings globals={globals}>
            <Shows />
          </Surroundings>
        </div>
      )}
      <p className="book-side-title">
        <Icon size={16} aria-hidden />
        {words[verdict]}
      </p>
      <div className="book-side-text">{children}</div>
    </section>
  );
}
