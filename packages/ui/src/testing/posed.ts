const states = /:(hover|active|focus-visible)/g;

const copied = new WeakSet<CSSStyleSheet>();

function copyRules(list: CSSStyleSheet | CSSGroupingRule): void {
  for (let at = list.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = list.cssRules[at];
    if (rule instanceof CSSGroupingRule) copyRules(rule);
    else if (rule instanceof CSSStyleRule && rule.selectorText.search(states) >= 0)
      list.insertRule(rule.cssText.replaceAll(states, '[data-posed="$1"]'), at + 1);
  }
}

/**
 * Lets elements of a picture look as under the pointer, pressed or with the focus, several at once: those with
 * `data-posed="hover"`, `"active"` or `"focus-visible"`. The page's own rules are copied, so the picture is true. For
 * the `play` of a story.
 */
export function pose(): void {
  for (const sheet of document.styleSheets) {
    if (copied.has(sheet)) continue;
    copied.add(sheet);
    copyRules(sheet);
  }
}
