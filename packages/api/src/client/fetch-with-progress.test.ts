import { fileURLToPath } from 'node:url';
import { createTestServer, type TestServer } from '@pabean/server/testing';
import { type Browser, chromium, type Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchOptions } from '../../../../tools/browser/launch.ts';
import { buildPermitHeader } from '../fixtures/index.ts';
import { listen } from './testing/listen.ts';
import type { Upload } from './testing/upload-page.ts';

const pdfOf = (bytes: number) => {
  const text = `%PDF-1.4\n${' '.repeat(bytes)}\n%%EOF\n`;
  return `data:application/pdf;base64,${Buffer.from(text).toString('base64')}`;
};
const limits = { count: 1_000, seconds: 60 };
const delay = { free: 1_000, first: 1, longest: 1, forget: 1 };

let browser: Browser;
let code: string;
let server: TestServer;
let listening: Awaited<ReturnType<typeof listen>>;
let page: Page;
let token: string;
let applicationId: string;

beforeAll(async () => {
  [browser, code] = await Promise.all([chromium.launch(launchOptions()), codeOfPage()]);
});
afterAll(() => browser?.close());

beforeEach(async () => {
  server = await createTestServer({
    deps: {
      limits: {
        signInByAccount: delay,
        signInByAddress: delay,
        captchaDoublings: 0,
        codesByAccount: delay,
        codesByStep: 5,
        resetsByAccount: limits,
        resetsByAddress: limits,
        callsByAddress: limits,
        callsByAccount: limits,
        writesByAccount: limits,
        uploadsByAccount: { count: 2, seconds: 60 },
        writesByVisitors: limits,
        registrations: limits,
        wrongCheckCodes: limits,
        transitMisses: limits,
        transitMissesADay: limits,
        transitRequests: limits,
        carriers: limits,
        companySearches: limits,
        crashes: limits,
        refusalPause: 0,
        bodySeconds: { small: 10, withFile: 60 },
      },
    },
  });
  listening = await listen((request) => server.app.fetch(request));
  token = await server.signIn('importir');
  applicationId = await newDraft();
  page = await browser.newPage({ bypassCSP: true, locale: 'id-ID' });
  await page.goto(`${listening.url}/api/health`);
  await page.evaluate(code);
});
afterEach(async () => {
  await page.close();
  listening.stop();
  await server.close();
});

/** Bundles the page's code into one script. */
async function codeOfPage() {
  const entry = fileURLToPath(new URL('./testing/upload-page.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@pabean/source', ...defaultClientConditions] },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
  });
  const [output] = Array.isArray(built) ? built : [];
  return output?.output[0].code ?? expect.fail('nothing was built');
}

async function newDraft() {
  const { answer: company } = await server.call('companyOf', { body: { user: 'importir' } }, token);
  if (!company) return expect.fail('no company');
  const { identityNumber, name, address } = company;
  const body = { ...buildPermitHeader({ identityNumber, name, address }), user: 'importir' };
  const { answer } = await server.call('saveApplication', { body }, token);
  return answer?.id ?? expect.fail('no draft');
}

/** A slow connection: some hundred kilobytes take a while. */
async function slowLine() {
  const line = await page.context().newCDPSession(page);
  const rate = { latency: 0, downloadThroughput: -1, uploadThroughput: 1_000_000 };
  await line.send('Network.emulateNetworkConditions', { offline: false, ...rate });
}

const upload = (given: Partial<Upload> = {}) =>
  page.evaluate((each) => globalThis.upload(each), { token, applicationId, file: pdfOf(100), ...given });

test('reports the share that was really sent, and hands over the answer', async () => {
  await slowLine();
  const { shares, saved, error } = await upload({ file: pdfOf(400_000) });
  expect(error).toBeUndefined();
  expect(saved).toMatch(/^\w{26}$/);
  expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});

test('a refusal is the error of every call, its fields by property names', async () => {
  const { saved, error } = await upload({ file: `data:application/pdf;base64,${btoa('bukan PDF')}` });
  expect(saved).toBeUndefined();
  expect(error).toMatchObject({
    name: 'ApiError',
    kind: 'http',
    status: 422,
    fieldErrors: [{ path: ['file'], message: expect.stringContaining('Isi berkas tidak sesuai') }],
  });
});

test('an ended session is reported', async () => {
  expect(await upload({ token: 'lama' })).toMatchObject({ error: { kind: 'http', status: 401 }, ended: 1 });
});

test('passes on how long the server asks to wait', async () => {
  for (let times = 0; times < 2; times += 1) await upload();
  const { error } = await upload();
  expect(error).toMatchObject({ kind: 'http', status: 429, retryAfterSeconds: expect.any(Number) });
});

test('an aborted upload ends on its way and fails with the abort itself', async () => {
  await slowLine();
  const { shares, error } = await upload({ file: pdfOf(400_000), abort: true });
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(shares.every((share) => share < 1)).toBe(true);
});

test('without an answer it is a matter of the network', async () => {
  listening.stop();
  expect(await upload()).toMatchObject({ error: { name: 'ApiError', kind: 'network' } });
});
