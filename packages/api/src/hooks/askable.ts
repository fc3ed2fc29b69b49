import { toWellFormed } from '../rules/storable.ts';

/** Normalizes a search text: characters that no stored text contains are removed, and its length is limited. */
export const askable = (typed: string) =>
  toWellFormed(typed.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ').slice(0, 100)).trim();
