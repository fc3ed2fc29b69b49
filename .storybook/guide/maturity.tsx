import type { Maturity } from '../../tools/props/data.ts';

const labels: Readonly<Record<Maturity, string>> = { stable: 'Stable', beta: 'Beta', alpha: 'Alpha' };

/** How stable an export is. */
export function MaturityLabel({ of }: { of: Maturity }) {
  return (
    <span className="book-maturity" data-maturity={of}>
      {labels[of]}
    </span>
  );
}
