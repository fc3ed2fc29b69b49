import { type Look, nameOfLook } from './looks.ts';

/** What can be wrong with a page. */
export type Kind =
  | 'axe'
  | 'beyond the edge'
  | 'broken word'
  | 'cut off'
  | 'covered'
  | 'console'
  | 'focus'
  | 'scrolled'
  | 'over the page'
  | 'played'
  | 'other origin'
  | 'dead link'
  | 'not shown';

/** Something wrong with a page. */
export interface Problem {
  /** Id of the page in the book's index. */
  id: string;
  look: Look;
  kind: Kind;
  /** What exactly, in one line. */
  text: string;
}

/** All problems, page by page: what is the same in several looks is one line that names them. */
export function reportOf(problems: readonly Problem[]): string {
  const pages = Map.groupBy(problems, ({ id }) => id);
  return [...pages]
    .map(([id, ofPage]) => {
      const same = Map.groupBy(ofPage, ({ kind, text }) => `${kind}: ${text}`);
      const lines = [...same].map(([line, each]) => {
        const looks = new Set(each.map(({ look }) => nameOfLook(look)));
        return `  ${line}\n      in ${[...looks].join(', ')}`;
      });
      return `${id}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
