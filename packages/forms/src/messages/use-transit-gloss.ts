import { glossOf } from '@pabean/api/rules';
import { transitId } from './transit-id.ts';
import { useTransitMessages } from './use-transit-messages.ts';

/** Returns a function from a choice of a transit request, which is stored as a word, to its gloss. */
export function useTransitGloss(): (word: string) => string | undefined {
  const messages = useTransitMessages('transitChoices');
  return (word) => glossOf(word, messages, transitId.transitChoices);
}
