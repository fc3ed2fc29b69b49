import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { driveExample } from '../example/drive.ts';
import { prepareExample } from '../example/prepare.ts';
import { run } from '../lib/run.ts';

/** Checks the types of the installed example and builds it. */
async function build(folder: string): Promise<string[]> {
  const commands: [string, string[]][] = [
    ['tsc', ['-p', folder]],
    ['vite', ['build', folder, '--logLevel', 'error']],
  ];
  // A test run sets NODE_ENV=test, which would build React for development.
  const options = { cwd: folder, env: { NODE_ENV: 'production' } };
  const results = await Promise.all(commands.map(([program, args]) => run(program, args, options)));
  return results.flatMap(({ code, output }, index) =>
    code === 0 ? [] : [`${commands[index]?.[0]}: ${output.trim()}`],
  );
}

async function drive(folder: string): Promise<string[]> {
  await ensureChromium();
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    const [url = ''] = server.resolvedUrls?.local ?? [];
    return await driveExample(url);
  } finally {
    await server.close();
  }
}

/** The problems when another office's portal installs the tarballs, is built, and is used in a browser. */
export async function findOfficePortalProblems(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-office-portal-'));
  try {
    const problems = [...(await prepareExample(folder)), ...(await build(folder))];
    return problems.length > 0 ? problems : await drive(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
