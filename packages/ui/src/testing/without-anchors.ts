import { vi } from 'vitest';

function withoutAnchorRules(list: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = list.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = list.cssRules[at];
    if (rule instanceof CSSSupportsRule && rule.conditionText.includes('position-area')) list.deleteRule(at);
    else if (rule instanceof CSSGroupingRule) withoutAnchorRules(rule);
  }
}

/**
 * From now on this page is what a browser without CSS anchor positioning makes of it: the rules that ask for it are
 * gone, and it says that it does not know them.
 */
export function withoutAnchorPositioning(): void {
  for (const sheet of document.styleSheets) withoutAnchorRules(sheet);
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
}
