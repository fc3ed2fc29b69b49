import ts from 'typescript-api';
import type { Documented, Maturity } from './data.ts';

const link = /\{@link ([^\s}|]+)[^}]*\}/g;

/** A comment's text: lines joined, paragraphs and lists kept, links as code. */
const textOf = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  ts
    .displayPartsToString([...(parts ?? [])])
    .replace(link, '`$1`')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n');

/** The texts of all tags of a name, one entry per tag. */
export const tagsOf = (symbol: ts.Symbol, checker: ts.TypeChecker, name: string): string[] =>
  symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === name)
    .map(({ text }) => textOf(text));

/** The text of a doc comment before its tags. */
export const descriptionOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  textOf(symbol.getDocumentationComment(checker));

/** The text of `@param name`; the comment may be that of a constant with the function. */
export const parameterTags = (symbol: ts.Symbol, checker: ts.TypeChecker): Record<string, string> =>
  Object.fromEntries(
    tagsOf(symbol, checker, 'param').map((text) => {
      const [, name = '', rest = ''] = /^(\S+)\s*(?:-\s*)?(.*)$/s.exec(text) ?? [];
      return [name, rest];
    }),
  );

function maturityOf(symbol: ts.Symbol, checker: ts.TypeChecker): Maturity {
  const names = symbol.getJsDocTags(checker).map(({ name }) => name);
  return names.includes('alpha') ? 'alpha' : names.includes('beta') ? 'beta' : 'stable';
}

/** The common documentation of a public name. */
export const documentationOf = (name: string, symbol: ts.Symbol, checker: ts.TypeChecker): Documented => ({
  name,
  description: descriptionOf(symbol, checker),
  maturity: maturityOf(symbol, checker),
});
