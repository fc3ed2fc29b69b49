// Read-only values and numbers of a known length: they must be visible as a whole.
const fields = 'input:is([readonly], [data-code], [inputmode="numeric"]):not([autocomplete="one-time-code"])';

/** Fields that show only a part of their value; one line for each. */
export function cutValues(): string[] {
  return [...document.body.querySelectorAll<HTMLInputElement>(fields)].flatMap((field) => {
    const shown = field.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || field.scrollWidth <= field.clientWidth) return [];
    return [`“${field.labels?.[0]?.textContent ?? field.ariaLabel}” shows only a part of “${field.value}”`];
  });
}
