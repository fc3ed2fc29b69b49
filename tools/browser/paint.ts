import type { Page } from 'playwright';

/** Colours of a page as `#rrggbb`. */
export interface Paint {
  /** The page's background. */
  readonly canvas: string;
  readonly text: string;
  /** The bar above the page. */
  readonly chrome: string;
}

const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** The colours of a page within an AppShell. */
export async function paintOf(page: Page): Promise<Paint> {
  const [canvas = '', text = '', chrome = ''] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const bar = document.querySelector('header[data-chrome]');
    return [backgroundColor, color, bar ? getComputedStyle(bar).backgroundColor : ''];
  });
  return { canvas: hexOf(canvas), text: hexOf(text), chrome: hexOf(chrome) };
}
