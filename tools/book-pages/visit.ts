import type { Page } from 'playwright';
import type { IndexedStory } from '../visual/book.ts';
import { lookAt, lookAtPage, type Scripts } from './look-at.ts';
import { type Look, nameOfLook } from './looks.ts';
import type { Kind, Problem } from './problem.ts';
import type { Listener } from './recorder.ts';
import { settle } from './settle.ts';

/** A browser's page on which one page of the book after the other is opened. */
export interface Visitor {
  page: Page;
  /** Where the book is served, with a slash at the end. */
  address: string;
  listener: Listener;
  scripts: Scripts;
  /** Every id of the book. */
  ids: ReadonlySet<string>;
}

const addressOf = (address: string, { id, type }: IndexedStory, { theme, language }: Look) =>
  `${address}iframe.html?id=${id}&viewMode=${type}&globals=theme:${theme};language:${language};a11y.manual:!true`;

/** Opens a page of the book in one look, and tells what is wrong with it. */
export async function visit(visitor: Visitor, story: IndexedStory, look: Look): Promise<Problem[]> {
  const { page, address, listener, scripts, ids } = visitor;
  const problem = ([kind, text]: [kind: Kind, text: string]): Problem => ({ id: story.id, look, kind, text });
  listener.begin();
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.goto(addressOf(address, story, look));
  if (!(await settle(page, listener)))
    return [problem(['not shown', `it does not come to rest in ${nameOfLook(look)}`])];
  const frames = page.frames().filter((frame) => frame.url().startsWith(`${address}iframe.html`));
  const seen = await lookAt(frames, scripts, look);
  const ofPage = story.type === 'docs' ? await lookAtPage(page, frames, ids) : [];
  const { errors, elsewhere } = listener.heard();
  return [
    ...seen,
    ...ofPage,
    ...errors.map((text): [Kind, string] => ['console', text]),
    ...elsewhere.map((text): [Kind, string] => ['other origin', text]),
  ].map(problem);
}
