import { maxListed } from '@pabean/api/contract';
import { fill, formatNumber } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';

/** Props of {@link LacksOlder}. */
export interface LacksOlderProps {
  /** The words of the list. */
  words: { readonly lacksOlder: string; readonly lacksOlderText: string };
}

/** Says above a list that it has the latest rows only, and how older ones are found. */
export function LacksOlder({ words }: LacksOlderProps) {
  return (
    <Alert heading={fill(words.lacksOlder, { count: formatNumber(maxListed, { decimals: 0 }) })}>
      {words.lacksOlderText}
    </Alert>
  );
}
