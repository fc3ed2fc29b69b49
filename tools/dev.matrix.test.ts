import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchOptions } from './browser/launch.ts';
import { watch } from './browser/watch.ts';
import { root } from './lib/root.ts';

const data = mkdtempSync(join(tmpdir(), 'pabean-dev-'));
let port = 0;
let dev: ReturnType<typeof spawn>;

/** A port that is free, like the next one. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

beforeAll(async () => {
  port = await freePort();
  dev = spawn('node', ['tools/dev.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: data },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`http://localhost:${port}/api/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: 60_000, interval: 200 });
}, 60_000);

afterAll(async () => {
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  rmSync(data, { recursive: true, force: true });
});

test.each([
  { locale: 'id-ID', path: '/', heading: 'Login' },
  { locale: 'en-US', path: '/', heading: 'Login' },
  { locale: 'id-ID', path: '/#/formtransit', heading: 'Form Pembawaan Barang Asal TLDDP' },
])('pnpm dev draws $path in $locale', { timeout: 120_000 }, async ({ locale, path, heading }) => {
  const browser = await chromium.launch(launchOptions());
  try {
    const offences: string[] = [];
    const context = await browser.newContext({ locale });
    watch(context, { origin: `http://localhost:${port}`, offences });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 90_000 });
    expect(offences).toEqual([]);
  } finally {
    await browser.close();
  }
});
