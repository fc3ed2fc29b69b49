import ts from 'typescript-api';
import type { Maturity, Told } from './data.ts';

const link = /\{@link ([^\s}|]+)[^}]*\}/g;

/** A comment's words: lines joined, paragraphs and lists kept, links as code. */
const wordsOf = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  ts
    .displayPartsToString([...(parts ?? [])])
    .replace(link, '`$1`')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');

/** What the tags of a name say, one entry per tag. */
export const tagsOf = (symbol: ts.Symbol, checker: ts.TypeChecker, name: string): string[] =>
  symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === name)
    .map(({ text }) => wordsOf(text));

/** What a doc comment says before its tags. */
export const descriptionOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  wordsOf(symbol.getDocumentationComment(checker));

/** What `@param name` says: the comment may stand over a constant that holds the function. */
export const parameterTags = (symbol: ts.Symbol, checker: ts.TypeChecker): Record<string, string> =>
  Object.fromEntries(
    tagsOf(symbol, checker, 'param').map((text) => {
      const [, name = '', words = ''] = /^(\S+)\s*(?:-\s*)?(.*)$/s.exec(text) ?? [];
      return [name, words];
    }),
  );

function maturityOf(symbol: ts.Symbol, checker: ts.TypeChecker): Maturity {
  const names = symbol.getJsDocTags(checker).map(({ name }) => name);
  return names.includes('alpha') ? 'alpha' : names.includes('beta') ? 'beta' : 'stable';
}

/** What every public name says. */
export const toldOf = (name: string, symbol: ts.Symbol, checker: ts.TypeChecker): Told => ({
  name,
  description: descriptionOf(symbol, checker),
  maturity: maturityOf(symbol, checker),
});
