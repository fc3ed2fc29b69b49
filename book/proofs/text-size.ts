/** How much larger text must be readable. */
export const timesLarger = 2;

/** Enlarges all text of the page and nothing else, as a browser's text zoom does. */
export function enlargeText(times: number): void {
  const texts = [...document.body.querySelectorAll<HTMLElement>('*')].map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, fontSize, lineHeight };
  });
  const enlarged = (length: string) => `${Number.parseFloat(length) * times}px`;
  for (const { element, fontSize, lineHeight } of texts) {
    element.style.setProperty('font-size', enlarged(fontSize), 'important');
    if (lineHeight.endsWith('px'))
      element.style.setProperty('line-height', enlarged(lineHeight), 'important');
  }
}
