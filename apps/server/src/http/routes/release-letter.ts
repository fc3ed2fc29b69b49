import { listVersion } from '../../core/list-version.ts';
import { letterSpreadsheet } from '../../letter/letter-spreadsheet.ts';
import { listLetters } from '../../letter/letters.ts';
import { listLines } from '../../letter/lines.ts';
import type { Handlers } from '../handler.ts';

/** Collective release letters (SPPBMCP) of the office to a company. */
export const releaseLetterHandlers = {
  releaseLetterList: {
    version: listVersion,
    answer: ({ act, input }) => listLetters(act, input),
  },

  releaseLetterLines: ({ act, input }) => listLines(act, input),

  releaseLetterSheet: ({ act, input, deps }) => letterSpreadsheet(act, deps, input.body.id),
} satisfies Partial<Handlers>;
