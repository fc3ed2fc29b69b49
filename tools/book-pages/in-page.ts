// Runs inside of a page of the book and of the frames on it; `in-page-script.ts` makes one script of it.

import { beyondTheirBox } from '../../book/proofs/beyond-their-box.ts';
import { brokenDates } from '../../book/proofs/broken-dates.ts';
import { brokenWords } from '../../book/proofs/broken-words.ts';
import { coveringHeads } from '../../book/proofs/covering-heads.ts';
import { beyondTheEdge } from '../../book/proofs/overflow.ts';

const links = 'a[href*="?path=/docs/"], a[href*="?path=/story/"]';

/** The ids of the book that links of this page lead to. */
const linked = () =>
  [...document.querySelectorAll<HTMLAnchorElement>(links)].map(
    ({ href }) => new URL(href).searchParams.get('path')?.replace(/^\/(docs|story)\//, '') ?? '',
  );

/** What stands over the text of this page. */
const overThePage = () =>
  [...document.querySelectorAll('.sb-story :is(:modal, :popover-open)')].map(
    ({ localName, textContent }) => `<${localName}> ${textContent.trim().slice(0, 40)}`,
  );

/** What the checks ask a page. */
export const inPage = {
  beyondTheEdge,
  beyondTheirBox,
  brokenDates,
  brokenWords,
  coveringHeads,
  linked,
  overThePage,
};

Object.assign(globalThis, { inPage });
