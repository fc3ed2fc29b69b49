import { listVersion } from '../../core/list-version.ts';
import { letterSheet } from '../../letter/letter-sheet.ts';
import { listLetters } from '../../letter/letters.ts';
import { listLines } from '../../letter/lines.ts';
import type { Handlers } from '../handler.ts';

/** Collective release letters (SPPBMCP) of the office to a company. */
export const releaseLetterHandlers = {
  releaseLetterList: {
    version: listVersion,
    answer: ({ db, caller: { account }, input }) => listLetters(db, account, input),
  },

  releaseLetterLines: ({ db, caller: { account }, input }) => listLines(db, account, input),

  releaseLetterSheet: ({ db, caller: { account }, input, deps }) =>
    letterSheet(db, deps, account, input.body.id),
} satisfies Partial<Handlers>;
