import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { steps } from '../example/steps.ts';
import { openPage } from '../prove/in-browser.ts';
import { installExample } from '../tarballs/install.ts';
import { failureOf } from './guard.ts';

/** Uses the built example in Chromium as a user does, one step after the other, on one page. Throws if one fails. */
async function drive(folder: string): Promise<void> {
  await ensureChromium();
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    await openPage(server.resolvedUrls?.local[0] ?? '', async (page) => {
      for (const [name, step] of Object.entries(steps))
        await step(page).catch((cause: unknown) => Promise.reject(new Error(`${name}: ${cause}`, { cause })));
    });
  } finally {
    await server.close();
  }
}

/** The problems when another office's portal installs the tarballs, is built, and is used in a browser. */
export async function findOfficePortalProblems(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-office-portal-'));
  // A test run sets NODE_ENV=test, which would build React for development.
  const options = { cwd: folder, env: { NODE_ENV: 'production' } };
  try {
    const problems = [
      ...(await installExample(folder)),
      ...(await failureOf('tsc', ['-p', folder], options)),
      ...(await failureOf('vite', ['build', folder, '--logLevel', 'error'], options)),
    ];
    if (problems.length === 0) await drive(folder);
    return problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
