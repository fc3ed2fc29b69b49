import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { findFirefox } from '../../../tools/browser/find.ts';
import { root } from '../../../tools/lib/root.ts';

const pictures = join(root, '.cache/firefox');

/** The browser of this machine; undefined when there is none, and its tests are skipped. */
export const firefox = findFirefox();

/** Starts Firefox, controlled by WebDriver BiDi without a separate driver. */
export function launchFirefox(): Promise<Browser> {
  mkdirSync(pictures, { recursive: true });
  return launch({
    browser: 'firefox',
    executablePath: firefox?.path,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'id', 'ui.prefersReducedMotion': 1 },
  });
}

// Firefox searches its whole accessibility tree for each query by role, which takes seconds. These query the DOM.
const named = (name: string) => `normalize-space()="${name}"`;

/** A button by its text or its label. */
export const button = (name: string) => `::-p-xpath(//button[${named(name)} or @aria-label="${name}"])`;

/** A field by its label. */
export const field = (name: string) =>
  `::-p-xpath(//*[@id=//label[${named(name)}]/@for or (self::input and @aria-label="${name}")])`;

/** The heading of a page or a dialog. */
export const heading = (name: string) => `::-p-xpath(//*[self::h1 or self::h2][${named(name)}])`;

/**
 * Opens a tab with a separate session. Messages in the console and uncaught errors are recorded; CSP violations are
 * console messages in Firefox.
 */
export async function openTab(
  browser: Browser,
  window: { width: number; height: number },
  offences: string[],
): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport(window);
  page.setDefaultTimeout(30_000);
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) offences.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => offences.push(`uncaught: ${String(error)}`));
  return page;
}

/** Positions of two elements in the window, once the first one has stopped moving. */
async function boxesOf(page: Page, popup: string, control: string) {
  const shown = await page.waitForSelector(popup, { visible: true });
  const anchor = await page.waitForSelector(control, { visible: true });
  if (!shown || !anchor) throw new Error(`${popup} or ${control} is not there.`);
  return shown.evaluate(async (element, other) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const box = (of: Element) => {
      const { top, right, bottom, left } = of.getBoundingClientRect();
      return { top, right, bottom, left };
    };
    let last = '';
    while (last !== JSON.stringify(box(element))) {
      last = JSON.stringify(box(element));
      await frame();
    }
    return { popup: box(element), control: box(other), window: { width: innerWidth, height: innerHeight } };
  }, anchor);
}

/** Checks that a popup is beside its control and inside the window, and takes a picture of it. */
export async function expectBeside(page: Page, what: string, popup: string, control: string): Promise<void> {
  const boxes = await boxesOf(page, popup, control);
  const { popup: shown, control: anchor, window } = boxes;
  await page.screenshot({ path: join(pictures, `${what}-${window.width}.png`) as `${string}.png` });
  const gap = Math.max(shown.top - anchor.bottom, anchor.top - shown.bottom);
  const shared = Math.min(shown.right, anchor.right) - Math.max(shown.left, anchor.left);
  const isInside =
    shown.left >= 0 && shown.top >= 0 && shown.right <= window.width && shown.bottom <= window.height;
  expect(gap >= 0 && gap <= 16 && shared > 0, `${what} at its control: ${JSON.stringify(boxes)}`).toBe(true);
  expect(isInside, `${what} in the window: ${JSON.stringify(boxes)}`).toBe(true);
}
