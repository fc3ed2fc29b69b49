import { id, type SharedMessages } from '@pabean/api/rules';
import { useContext } from 'react';
import { DictionariesContext } from './language.ts';

/** The dictionary that client and server share: labels, refusals and answers. Apart, so that few pages load it. */
export const useSharedMessages = (): SharedMessages => useContext(DictionariesContext).shared ?? id;
