import { importLine, useComponentFacts } from './library.ts';
import { MaturityLabel } from './maturity.tsx';

/** How stable a component is, and the line that imports it. */
export function Import() {
  const facts = useComponentFacts();
  if (!facts) return null;
  return (
    // No div: Storybook would set its text larger.
    <section className="book-head sb-unstyled">
      {facts.subject && <MaturityLabel of={facts.subject.maturity} />}
      <code className="book-import">{importLine(facts)}</code>
    </section>
  );
}
