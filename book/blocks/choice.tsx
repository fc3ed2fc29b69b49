import { Check, X } from 'lucide-react';
import { RichText } from './rich-text.tsx';

/** Props of {@link Choice}. */
export interface ChoiceProps {
  /** What to do, one sentence each. */
  good: readonly string[];
  /** What not to do, one sentence each. */
  bad: readonly string[];
}

/** What to do next to what not to do. */
export function Choice({ good, bad }: ChoiceProps) {
  return (
    <div className="book-choice sb-unstyled">
      <Side title="Do" tone="success" items={good} />
      <Side title="Don’t" tone="danger" items={bad} />
    </div>
  );
}

function Side({ title, tone, items }: { title: string; tone: string; items: readonly string[] }) {
  const Icon = tone === 'success' ? Check : X;
  return (
    <section className="book-side" data-tone={tone}>
      <p className="book-side-title">
        <Icon size={16} aria-hidden />
        {title}
      </p>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
    </section>
  );
}
