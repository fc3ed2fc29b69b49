import { onTestFinished, vi } from 'vitest';

/** Takes the rules away that ask for CSS anchors; each of the functions that it gives puts one of them back. */
function withoutAnchorRules(list: CSSStyleSheet | CSSGroupingRule): (() => void)[] {
  const back: (() => void)[] = [];
  for (let at = list.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = list.cssRules[at];
    if (rule instanceof CSSSupportsRule && rule.conditionText.includes('position-area')) {
      list.deleteRule(at);
      back.push(() => void list.insertRule(rule.cssText, at));
    } else if (rule instanceof CSSGroupingRule) back.push(...withoutAnchorRules(rule));
  }
  return back;
}

/**
 * Until the test is over this page is what a browser without CSS anchor positioning makes of it: the rules that ask for it
 * are gone, and it says that it does not know them.
 */
export function withoutAnchorPositioning(): void {
  const back = [...document.styleSheets].flatMap(withoutAnchorRules);
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  onTestFinished(() => {
    for (const putBack of back.toReversed()) putBack();
  });
}
