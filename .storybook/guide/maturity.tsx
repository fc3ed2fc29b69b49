import type { Maturity } from '../../tools/props/data.ts';
import { useWords } from './words.ts';

/** How stable an export is. */
export function MaturityLabel({ of }: { of: Maturity }) {
  const words = useWords();
  return (
    <span className="book-maturity" data-maturity={of}>
      {words[of]}
    </span>
  );
}
