import { extraLabelsId, missingId, type SharedMessages } from '@pabean/api/rules';
import { useContext } from 'react';
import { DictionariesContext } from '../../language.ts';

type Spoken = Pick<SharedMessages, 'missing'> & {
  readonly labels: Pick<SharedMessages['labels'], keyof typeof extraLabelsId>;
};

const spokenHere: Spoken = { missing: missingId, labels: extraLabelsId };

/** What the page says of the dictionary that client and server share. All of it comes only with the tasks. */
export const useSharedWords = (): Spoken => useContext(DictionariesContext).shared ?? spokenHere;
