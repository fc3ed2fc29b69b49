import type { Browser } from 'playwright';

/** A page that renders itself into the body. */
export interface BuiltPage {
  css: string;
  js: string;
}

/** The computed properties of every element and its pseudo-elements: path → `color: …;` and so on. */
function looks(): Record<string, string> {
  const seen: Record<string, string> = {};
  const keep = (path: string, style: CSSStyleDeclaration) => {
    const names = [...style].sort();
    seen[path] = names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join(';\n');
  };
  const walk = (element: Element, path: string) => {
    keep(path, getComputedStyle(element));
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (style.content !== 'none') keep(`${path}${pseudo}`, style);
    }
    if (element instanceof HTMLInputElement)
      keep(`${path}::placeholder`, getComputedStyle(element, '::placeholder'));
    if (element instanceof HTMLDialogElement)
      keep(`${path}::backdrop`, getComputedStyle(element, '::backdrop'));
    [...element.children].forEach((child, index) => {
      walk(child, `${path}/${child.localName}[${index + 1}]`);
    });
  };
  for (const animation of document.getAnimations()) animation.finish();
  walk(document.body, 'body');
  return seen;
}

/** The differences at one place, property by property. */
function differencesAt(wanted = '', given = ''): string[] {
  const lines = given.split(';\n');
  return wanted.split(';\n').flatMap((line, at) => (line === lines[at] ? [] : `${lines[at]}, not ${line}`));
}

async function stylesOf(browser: Browser, { css, js }: BuiltPage, theme: string, width: number) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  try {
    await page.setContent(`<html lang="id" data-theme="${theme}"><style>${css}</style><body></body></html>`);
    await page.addScriptTag({ content: js, type: 'module' });
    await page
      .waitForFunction(() => document.body.childElementCount > 0)
      .catch((error: unknown) => {
        throw errors[0] ?? error;
      });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    return await page.evaluate(looks);
  } finally {
    await page.close();
  }
}

/** The differences of two pages: every property of every element, in three themes and two widths. */
export async function differencesOf(browser: Browser, whole: BuiltPage, own: BuiltPage): Promise<string[]> {
  const differences: string[] = [];
  for (const theme of ['light', 'dark', 'contrast'])
    for (const width of [1280, 390]) {
      const wanted = await stylesOf(browser, whole, theme, width);
      const given = await stylesOf(browser, own, theme, width);
      for (const place of new Set([...Object.keys(wanted), ...Object.keys(given)]))
        if (wanted[place] !== given[place])
          for (const what of differencesAt(wanted[place], given[place]))
            differences.push(`${theme}, ${width} px: ${place} has ${what}`);
    }
  return differences;
}
