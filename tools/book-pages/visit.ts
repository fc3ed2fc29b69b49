import type { Page } from 'playwright';
import type { IndexedStory } from '../visual/book.ts';
import { checkDocsPage, checkFrames, type Scripts } from './check-frames.ts';
import type { Kind, Problem } from './problem.ts';
import type { Listener } from './recorder.ts';
import { settle } from './settle.ts';
import { nameOfVariant, type Variant } from './variants.ts';

/** A browser page that opens one page of the book after the other. */
export interface Visitor {
  page: Page;
  /** URL of the book, with a slash at the end. */
  address: string;
  listener: Listener;
  scripts: Scripts;
  /** Every id of the book. */
  ids: ReadonlySet<string>;
}

const addressOf = (address: string, { id, type }: IndexedStory, { theme, language }: Variant) =>
  `${address}iframe.html?id=${id}&viewMode=${type}&globals=theme:${theme};language:${language};a11y.manual:!true`;

/** Opens a page of the book in one variant, and returns its problems. */
export async function visit(visitor: Visitor, story: IndexedStory, variant: Variant): Promise<Problem[]> {
  const { page, address, listener, scripts, ids } = visitor;
  const problem = ([kind, text]: [kind: Kind, text: string]): Problem => ({
    id: story.id,
    variant,
    kind,
    text,
  });
  listener.begin();
  await page.setViewportSize({ width: variant.width, height: 900 });
  await page.goto(addressOf(address, story, variant));
  if (!(await settle(page, listener)))
    return [problem(['not shown', `it does not come to rest in ${nameOfVariant(variant)}`])];
  const frames = page.frames().filter((frame) => frame.url().startsWith(`${address}iframe.html`));
  const seen = await checkFrames(frames, scripts, variant);
  const ofPage = story.type === 'docs' ? await checkDocsPage(page, frames, ids) : [];
  const { errors, elsewhere } = listener.recorded();
  return [
    ...seen,
    ...ofPage,
    ...errors.map((text): [Kind, string] => ['console', text]),
    ...elsewhere.map((text): [Kind, string] => ['other origin', text]),
  ].map(problem);
}
