import { glossOf, id } from '@pabean/api/rules';
import { useSharedMessages } from './use-messages.ts';

/** Returns functions from the code of a fixed choice to its meaning in the reader's language, if that is another. */
export function useGlosses() {
  const shared = useSharedMessages();
  return {
    identityType: (code: string) => glossOf(code, shared.identityTypes, id.identityTypes),
    permitChoice: (code: string) => glossOf(code, shared.permitChoices, id.permitChoices),
  };
}
