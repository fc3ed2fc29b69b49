/** An element and everything around it, from the inside. */
export function chainOf(target: EventTarget | null): readonly Element[] {
  const chain: Element[] = [];
  for (let each = target instanceof Element ? target : null; each; each = each.parentElement)
    chain.push(each);
  return chain;
}

/** Puts the focus on the heading of the part that an element stands in: of the element itself, or of what is around it. */
export function focusHeading(part: Element | null): void {
  for (const each of chainOf(part)) {
    const heading = each.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading?.checkVisibility()) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
    return;
  }
}
