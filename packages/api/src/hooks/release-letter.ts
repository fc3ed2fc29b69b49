import {
  type InputOf,
  type ListedLetter,
  releaseLetterLines,
  releaseLetterList,
  releaseLetterSpreadsheet,
} from '../contract/index.ts';
import { useMe } from './account.ts';
import { askable } from './askable.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

type Body = InputOf<typeof releaseLetterList>['body'];

/** Which page of letters is asked for, and in which order. */
export interface LettersAsked extends Pick<Body, 'sort' | 'direction' | 'size'> {
  /** Words that each of them must have. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
}

/**
 * One page of the collective release letters (SPPBMCP) of the signed-in account's company; the page before stays until the next one is
 * here. Whose they are is asked first: the company's NPWP may have changed meanwhile.
 */
export function useReleaseLetters({ query, page, ...asked }: LettersAsked) {
  const who = useMe();
  const list = useCall(
    releaseLetterList,
    (user) =>
      who.data && {
        query: { page },
        body: { user, npwp: who.data.npwp ?? '', query: askable(query) || null, ...asked },
      },
    { keepPreviousData: true },
  );
  return who.data ? list : { ...list, ...who, data: undefined };
}

/** One page of the consignment notes of a letter; the page before stays until the next one is here. */
export const useReleaseLetterLines = (id: string, page: number) =>
  useCall(releaseLetterLines, { query: { page }, body: { id } }, { keepPreviousData: true });

/** Fetches a letter as a spreadsheet. */
export const useReleaseLetterSpreadsheet = () =>
  useWrite(async ({ id, number }: Pick<ListedLetter, 'id' | 'number'>, { client, options: { signal } }) => {
    const file = await client.call(releaseLetterSpreadsheet, { body: { id } }, { signal });
    // Not every provider names what it makes.
    return file.name.includes('.') ? file : { ...file, name: nameOf(number) };
  });

const nameOf = (number: string) => `SPPBMCP ${number.replace(/[\\/]/g, '-')}.xlsx`;
