import type { Browser } from 'playwright';

const account = { name: 'importir', password: 'Pabean-2026-Demo' };

/** Signs in on the login page. Returns a script that gives another page the same session. */
export async function signIn(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ locale: 'id-ID' });
  await page.goto(`${url}/#/login`);
  await page.getByRole('textbox').first().fill(account.name);
  await page.locator('input[type="password"]').fill(account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/#\/dashboard/);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await page.close();
  return `for (const [key, value] of Object.entries(${stored})) sessionStorage.setItem(key, value);`;
}
