import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Locator, type Page } from 'playwright';
import { launchOptions } from '../browser/launch.ts';
import { buildTargets } from '../lib/baseline.ts';
import { bundleCode } from '../lib/bundle-code.ts';
import { root } from '../lib/root.ts';

const source = join(root, 'tools/oldest/node_modules/@sparticuz/chromium/bin/chromium.br');

/** The path of Chromium 111, unpacked once. */
function oldestChromium(): string {
  const path = join(root, '.cache/oldest/chromium-111');
  if (existsSync(path)) return path;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, brotliDecompressSync(readFileSync(source)), { mode: 0o755 });
  renameSync(`${path}.part`, path);
  return path;
}

/** Opens the page of popups, built from the packages, in Chromium 111. Throws what it logs. */
async function openPopups(page: Page): Promise<void> {
  const sample = join(root, 'tools/check/oldest-chromium/page.tsx');
  const files = await bundleCode(`import '@pabean/ui/styles-without-fonts.css';\nimport '${sample}';\n`, {
    target: buildTargets,
    cssCodeSplit: false,
    rolldownOptions: { output: { format: 'es', codeSplitting: false } },
  });
  await page.setContent('<!doctype html><html lang="id"><body></body></html>');
  for (const file of files)
    if (file.type === 'chunk') await page.addScriptTag({ content: file.code, type: 'module' });
    else if (file.fileName.endsWith('.css')) await page.addStyleTag({ content: String(file.source) });
}

/** Whether the point in the middle of an element shows the element itself, and nothing that lies above it. */
const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

/** Opens a popup, sees it above the rest and beside its control, and closes it by Escape and by a press outside. */
async function tryPopup(control: Locator, popup: Locator, outside: Locator): Promise<void> {
  await popup.waitFor({ state: 'hidden' });
  for (const close of [() => control.page().keyboard.press('Escape'), () => outside.click()]) {
    await control.click();
    await popup.waitFor();
    const box = popup.locator('xpath=ancestor-or-self::*[@popover][@data-placed]');
    await box.waitFor();
    assert.ok(await box.evaluate(isOnTop), `${popup} is not above the rest.`);
    const [above, below] = [await control.boundingBox(), await box.boundingBox()];
    const distance = below && above ? below.y - above.y : Number.NaN;
    assert.ok(distance > 0 && distance < 80, `${popup} is ${distance} px below its control.`);
    await close();
    await popup.waitFor({ state: 'hidden' });
  }
}

/** Uses a menu, a popover, a list and a calendar inside a part of the page. */
async function tryPopups(part: Locator): Promise<void> {
  const button = (name: string) => part.getByRole('button', { name, exact: true });
  const outside = part.getByRole('heading').first();
  await tryPopup(button('Lainnya'), part.getByRole('menu'), outside);
  await tryPopup(button('Arti status'), part.getByRole('dialog', { name: 'Arti status' }), outside);
  await tryPopup(part.getByRole('combobox'), part.getByRole('listbox'), outside);
  await tryPopup(button('Buka kalender'), part.getByRole('grid'), outside);
  await part.getByRole('combobox').fill('jep');
  await part.getByRole('option', { name: 'Jepang' }).click();
  assert.equal(await part.getByRole('combobox').inputValue(), 'Jepang');
  await button('Lainnya').press('ArrowDown');
  await part.getByRole('menuitem', { name: 'Unduh' }).press('Enter');
  await part.getByText('Diunduh').waitFor();
  await button('Hapus').hover();
  await part.getByRole('tooltip').waitFor();
  await part.getByRole('combobox').hover();
  await part.getByRole('tooltip').waitFor({ state: 'hidden' });
}

/** What fails when the popups of the packages are used in Chromium 111, which has neither popovers nor CSS anchors. */
export async function findOldestChromiumProblems(): Promise<string[]> {
  const browser = await chromium.launch({ ...launchOptions(), executablePath: oldestChromium() });
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
    page.setDefaultTimeout(5_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openPopups(page);
    assert.equal(
      await page.evaluate(
        () =>
          'showPopover' in HTMLElement.prototype && /native/.test(String(HTMLElement.prototype.showPopover)),
      ),
      false,
    );
    await tryPopups(page.getByRole('main'));
    await page.getByRole('button', { name: 'Ubah' }).click();
    await tryPopups(page.getByRole('dialog', { name: 'Ubah dokap' }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Ubah dokap' }).waitFor({ state: 'detached' });
    return errors;
  } finally {
    await browser.close();
  }
}
