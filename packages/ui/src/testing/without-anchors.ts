import { onTestFinished, vi } from 'vitest';

/** Removes the rules for CSS anchor positioning; each of the returned functions restores one of them. */
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
 * Until the end of the test the page behaves as in a browser without CSS anchor positioning: the rules for it are
 * removed, and `CSS.supports` returns false.
 */
export function withoutAnchorPositioning(): void {
  const back = [...document.styleSheets].flatMap(withoutAnchorRules);
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  onTestFinished(() => {
    for (const restore of back.toReversed()) restore();
  });
}
