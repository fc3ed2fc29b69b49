/** The appearance of elements: by their names, all computed properties of each. */
type Looks = ReadonlyMap<string, Readonly<Record<string, string>>>;

const pseudosOf = (element: Element) => [
  '::before',
  '::after',
  ...(element.matches('input, textarea') ? ['::placeholder'] : []),
  ...(element.matches('dialog') ? ['::backdrop'] : []),
];

/** Where the page's text puts an element, not how it looks. */
const placed = /^(?:top|right|bottom|left|inset-.*)$/;

const computed = (style: CSSStyleDeclaration) =>
  Object.fromEntries(
    [...style].filter((name) => !placed.test(name)).map((name) => [name, style.getPropertyValue(name)]),
  );

const nameOf = (element: Element) =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 30)}`;

/** The appearance of elements and of what their pseudo-elements draw. Transitions and animations are at their end. */
export function looksOf(elements: Iterable<Element>): Looks {
  for (const animation of document.getAnimations()) animation.finish();
  const looks = new Map<string, Readonly<Record<string, string>>>();
  // What is not drawn has no appearance.
  const drawn = [...elements].filter((element) => element.getClientRects().length > 0);
  for (const [index, element] of drawn.entries()) {
    const name = `${index + 1}. ${nameOf(element)}`;
    looks.set(name, computed(getComputedStyle(element)));
    for (const pseudo of pseudosOf(element)) {
      const style = getComputedStyle(element, pseudo);
      if (style.content !== 'none') looks.set(`${name} ${pseudo}`, computed(style));
    }
  }
  return looks;
}

/** What is different, one line for each property: `3. <button class="button"> Simpan: color is red, not black`. */
export function differencesOf(wanted: Looks, given: Looks): string[] {
  const names = [...new Set([...wanted.keys(), ...given.keys()])];
  return names.flatMap((name) => {
    const [before, after] = [wanted.get(name), given.get(name)];
    if (!before || !after) return [`${name}: ${before ? 'is missing' : 'is new'}`];
    return Object.keys(before)
      .filter((property) => before[property] !== after[property])
      .map((property) => `${name}: ${property} is ${after[property]}, not ${before[property]}`);
  });
}
