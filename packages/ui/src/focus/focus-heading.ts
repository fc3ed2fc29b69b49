/** An element and its ancestors, starting with the element. */
export function chainOf(target: EventTarget | null): readonly Element[] {
  const chain: Element[] = [];
  for (let each = target instanceof Element ? target : null; each; each = each.parentElement)
    chain.push(each);
  return chain;
}

/** Focuses the heading of an element's section: its own, or that of the nearest ancestor with one. */
export function focusHeading(part: Element | null): void {
  for (const each of chainOf(part)) {
    const heading = each.querySelector<HTMLElement>('h1, h2, h3');
    // Without a box it is not shown: browsers of 2022 have no `checkVisibility`.
    if (!heading || heading.getClientRects().length === 0) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
    return;
  }
}
