// What cannot be typed on, and numbers of a known length: people see these values whole or not at all.
const fields = 'input:is([readonly], [data-code], [inputmode="numeric"]):not([autocomplete="one-time-code"])';

/** Fields that show their value in part only, without a word; one line for each. */
export function cutValues(): string[] {
  return [...document.body.querySelectorAll<HTMLInputElement>(fields)].flatMap((field) => {
    const shown = field.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || field.scrollWidth <= field.clientWidth) return [];
    return [`“${field.labels?.[0]?.textContent ?? field.ariaLabel}” shows only a part of “${field.value}”`];
  });
}
