import { nameOfVariant, type Variant } from './variants.ts';

/** The kinds of problems of a page. */
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

/** A problem of a page. */
export interface Problem {
  /** Id of the page in the book's index. */
  id: string;
  variant: Variant;
  kind: Kind;
  /** Details, in one line. */
  text: string;
}

/** All problems, page by page: the same problem in several variants is one line that names them. */
export function reportOf(problems: readonly Problem[]): string {
  const pages = Map.groupBy(problems, ({ id }) => id);
  return [...pages]
    .map(([id, ofPage]) => {
      const same = Map.groupBy(ofPage, ({ kind, text }) => `${kind}: ${text}`);
      const lines = [...same].map(([line, each]) => {
        const variants = new Set(each.map(({ variant }) => nameOfVariant(variant)));
        return `  ${line}\n      in ${[...variants].join(', ')}`;
      });
      return `${id}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
