/** The media queries as written in their stylesheets. */
const written = new WeakMap<CSSMediaRule, string>();

/** A media query rewritten so that print rules apply on a screen. */
const onPaper = (query: string) =>
  query.replaceAll(/\b(print|screen)\b/g, (medium) => (medium === 'print' ? 'all' : 'print'));

function mediaRules(list: CSSRuleList): CSSMediaRule[] {
  return [...list].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);
}

/** Shows the page as it will be printed, by its own print rules, or as on a screen again. */
export function showOnPaper(root: HTMLElement, paper: boolean): void {
  root.dataset.medium = paper ? 'paper' : 'screen';
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => mediaRules(cssRules))) {
    const query = written.get(rule) ?? rule.media.mediaText;
    written.set(rule, query);
    const wanted = paper ? onPaper(query) : query;
    if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
  }
}
