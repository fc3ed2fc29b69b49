// Runs inside of a page of the book and of its frames; `in-page-script.ts` bundles it to one script.

import { beyondTheirBox } from '../../book/proofs/beyond-their-box.ts';
import { brokenDates } from '../../book/proofs/broken-dates.ts';
import { brokenWords } from '../../book/proofs/broken-words.ts';
import { coveringHeads } from '../../book/proofs/covering-heads.ts';
import { beyondTheEdge } from '../../book/proofs/overflow.ts';

const links = 'a[href*="?path=/docs/"], a[href*="?path=/story/"]';

/** The ids of the book that this page links to. */
const linked = () =>
  [...document.querySelectorAll<HTMLAnchorElement>(links)].map(
    ({ href }) => new URL(href).searchParams.get('path')?.replace(/^\/(docs|story)\//, '') ?? '',
  );

/** The elements that cover the text of this page. */
const overThePage = () =>
  [...document.querySelectorAll('.sb-story :is(:modal, :popover-open)')].map(
    ({ localName, textContent }) => `<${localName}> ${textContent.trim().slice(0, 40)}`,
  );

/** The functions of the checks. */
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
