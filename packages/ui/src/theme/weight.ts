/**
 * How many ids the rules of each kind weigh, so that their order is the same whatever the order of the stylesheets, and rules of
 * a page around our widgets, `button {}` or `#content td {}`, weigh less. Rules for elements without a class (`base.css.ts`)
 * weigh no id: a class of the page wins over them.
 */
const ids = { component: 1, layout: 2, focus: 3, print: 4 };

/** A kind of rule, weakest first. `layout` is for frames of pages and forms, which place components. */
export type RuleKind = keyof typeof ids;

/** Commas between selectors, not those inside of `:is(a, b)`. */
const separators = /,\s*(?![^()]*\))/;
const groups: readonly string[] = ['@media', '@supports', '@container'];

const weightOf = (kind: RuleKind) => ':not(#\\#)'.repeat(ids[kind]);

const each = (selectors: string, change: (selector: string) => string) =>
  selectors.split(separators).map(change).join(', ');

/** The selectors of a class's rule: the last `&` of each is the weighed one. */
const withWeight = (kind: RuleKind, selectors: string) =>
  each(selectors, (selector) => selector.replace(/&(?!.*&)/, `&${weightOf(kind)}`));

/**
 * The rule of a class, for `style()` of vanilla-extract, with the weight of its kind. A page's own rule for a component of ours
 * wins as `layout`.
 */
export function weighted<Rule extends object>(kind: RuleKind, rule: Rule): Rule {
  const own: Record<string, unknown> = {};
  const selectors: Record<string, unknown> = {};
  const grouped: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(rule)) {
    if (key === 'selectors')
      for (const [selector, part] of Object.entries(value)) selectors[withWeight(kind, selector)] = part;
    else if (groups.includes(key))
      grouped[key] = Object.fromEntries(
        Object.entries(value).map(([query, part]) => [query, weighted(kind, part as object)]),
      );
    else if (key.startsWith(':')) selectors[withWeight(kind, `&${key}`)] = value;
    else own[key] = value;
  }
  const all = { ...(Object.keys(own).length > 0 && { [withWeight(kind, '&')]: own }), ...selectors };
  return { ...(Object.keys(all).length > 0 && { selectors: all }), ...grouped } as Rule;
}

/** A selector of `globalStyle()` with the weight of its kind. */
export const weightedSelector = (kind: RuleKind, selectors: string): string =>
  each(selectors, (selector) => selector.replace(/(?=::|$)/, weightOf(kind)));
