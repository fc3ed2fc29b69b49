import { reportSchema } from '@pabean/api/rules';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { button, heading } from './focus-steps.ts';
import { verify } from './registering.ts';
import { startPortal } from './support.ts';

const portal = startPortal();
const names = (reportSchema('1')?.columns ?? []).map(({ name }) => name);

/** What the browser has blocked on a page since it was opened, one line each. */
async function refused(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as { refused?: string[] }).refused ?? ['nobody listened']);
}

/** Opens a tab that records everything blocked by the policy. */
async function open(address: string, user?: string): Promise<Page> {
  const context = await portal().context({ ...(user && { user }) });
  await context.addInitScript(() => {
    const found: string[] = [];
    Object.assign(globalThis, { refused: found });
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) =>
      found.push(`${violatedDirective}: ${sample} (${sourceFile})`),
    );
  });
  const page = await context.newPage();
  await page.goto(`${portal().server.url}/#${address}`);
  return page;
}

it('makes nothing out of a text that could be a script', async () => {
  const page = await portal().open('/login', { mayLog: /Trusted/ });
  await heading(page, /./).waitFor();
  const tried = await page.evaluate(() => {
    const attempts = [
      () => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      },
      () => {
        document.createElement('script').src = '/assets/x.js';
      },
      () => new Worker('/assets/x.js'),
      () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string): void } }
        ).trustedTypes.createPolicy('pabean'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'went through';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(tried).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});

it('shows a licence in the browser’s own viewer', async () => {
  const page = await open('/brows/listbrows', 'importir');
  await page
    .getByRole('button', { name: /^Cetak/ })
    .first()
    .click();
  // A browser without a viewer says so beside the download button.
  await button(page, 'Unduh').waitFor();
  expect(await refused(page)).toEqual([]);
});

it('solves the captcha of a visitor', async () => {
  const page = await open('/register');
  await verify(page);
  expect(await refused(page)).toEqual([]);
});

it('reads a CSV with something of a script in it', async () => {
  const page = await open('/pengajuan/upload', 'tps');
  await page.getByLabel('Jenis laporan').selectOption('1');
  await page.getByLabel('Berkas', { exact: true }).setInputFiles({
    name: 'laporan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${names.join(';')}\n${names.map(() => '<img src=x onerror=alert(1)>').join(';')}\n`),
  });
  await page.getByText(/^Kesalahan 1 dari/).waitFor();
  expect(await refused(page)).toEqual([]);
});
