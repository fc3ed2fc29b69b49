import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The element of a control. It is resolved once, because a query by role and name takes longer than a key press. */
async function elementOf(control: Locator) {
  const element = await control.elementHandle();
  if (!element) throw new Error(`There is no ${control}.`);
  return element;
}

/** Presses Tab, or another key, until the control has the focus, like a user without a mouse. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await control.waitFor();
  let element = await elementOf(control);
  for (let presses = 0; presses < 80; presses++) {
    const { isFocused, isGone } = await element.evaluate((control) => ({
      isFocused: control === document.activeElement,
      isGone: !control.isConnected,
    }));
    if (isFocused) return;
    if (isGone) element = await elementOf(control);
    else await page.keyboard.press(key);
  }
  expect(await control.textContent(), 'reachable with Tab').toBeUndefined();
}

/** Goes to a control with Tab and types into it. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

/** Goes to a control with Tab and presses a key there; Enter by default. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Goes to a combobox with Tab, types search words and takes the first result. */
export async function choose(page: Page, combobox: Locator, words: string, choice: string): Promise<void> {
  await typeInto(page, combobox, words);
  await page.keyboard.press('Enter');
  await expect.poll(() => combobox.inputValue()).toBe(choice);
}
