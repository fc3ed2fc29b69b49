// Runs inside of a page; `in-page-script.ts` bundles it to one script.

import { beyondTheirBox } from '../../book/proofs/beyond-their-box.ts';
import { brokenDates } from '../../book/proofs/broken-dates.ts';
import { brokenWords } from '../../book/proofs/broken-words.ts';
import { coveringHeads } from '../../book/proofs/covering-heads.ts';
import { beyondTheEdge } from '../../book/proofs/overflow.ts';

/** What the tests of pictures measure, for any page: a line for each thing that is wrong. */
export const inPage = { beyondTheEdge, beyondTheirBox, brokenDates, brokenWords, coveringHeads };

Object.assign(globalThis, { inPage });
