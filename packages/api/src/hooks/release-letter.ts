import {
  type InputOf,
  type ListedLetter,
  releaseLetterLines,
  releaseLetterList,
  releaseLetterSheet,
} from '../contract/index.ts';
import { useMe } from './account.ts';
import { askable } from './askable.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

type Body = InputOf<typeof releaseLetterList>['body'];

/** Which page of letters is requested, and in which order. */
export interface LettersAsked extends Pick<Body, 'sort' | 'direction' | 'size'> {
  /** Words that each letter must contain. */
  readonly query: string;
  /** From 1. */
  readonly page: number;
}

/**
 * One page of the collective release letters (SPPBMCP) of the signed-in account's company; the previous page stays
 * until the next one has arrived. The account is fetched first, because the company's NPWP may have changed.
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

/** One page of the consignment notes of a letter; the previous page stays until the next one has arrived. */
export const useReleaseLetterLines = (id: string, page: number) =>
  useCall(releaseLetterLines, { query: { page }, body: { id } }, { keepPreviousData: true });

/** Fetches a letter as a spreadsheet. */
export const useReleaseLetterSheet = () =>
  useWrite(async ({ id, number }: Pick<ListedLetter, 'id' | 'number'>, { client, options: { signal } }) => {
    const file = await client.call(releaseLetterSheet, { body: { id } }, { signal });
    // Not every provider sends a file name.
    return file.name.includes('.') ? file : { ...file, name: nameOf(number) };
  });

const nameOf = (number: string) => `SPPBMCP ${number.replace(/[\\/]/g, '-')}.xlsx`;
