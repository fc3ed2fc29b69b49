import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PortalFiles, portalFiles } from './portal-files.ts';

const script = 'console.log("halo");\n'.repeat(100);
let folder: string;
let files: PortalFiles;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pabean-portal-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'dist/assets/main-1a2b.js'), script);
  writeFileSync(join(folder, 'dist/assets/main-1a2b.js.map'), '{}');
  writeFileSync(join(folder, 'dist/assets/font.woff2'), 'x'.repeat(2_000));
  writeFileSync(join(folder, 'dist/favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'secret.txt'), 'rahasia');
  files = portalFiles(join(folder, 'dist'), { 'X-Content-Type-Options': 'nosniff' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}) => files(path, new Headers(headers));

test('the page is revalidated every time, its hashed parts never', async () => {
  const page = await get('/');
  expect(page?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page?.headers.get('cache-control')).toBe('no-cache');
  expect(page?.headers.get('x-content-type-options')).toBe('nosniff');
  const part = await get('/assets/main-1a2b.js');
  expect(part?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(part?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a picture that is text names its encoding', async () => {
  expect((await get('/favicon.svg'))?.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
});

test('an unchanged file is not sent again', async () => {
  const etag = (await get('/'))?.headers.get('etag') ?? '';
  const again = await get('/', { 'if-none-match': etag });
  expect(again?.status).toBe(304);
  expect(await again?.text()).toBe('');
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('accepting %s gets %s', async (accepted, encoding, decompress) => {
  const part = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted });
  expect(part?.headers.get('content-encoding')).toBe(encoding);
  expect(decompress(Buffer.from((await part?.arrayBuffer()) ?? new ArrayBuffer())).toString()).toBe(script);
});

test('fonts are compressed already and small files need not be', async () => {
  const font = await get('/assets/font.woff2', { 'accept-encoding': 'br' });
  expect(font?.headers.get('content-type')).toBe('font/woff2');
  expect(font?.headers.get('content-encoding')).toBeNull();
  expect((await get('/', { 'accept-encoding': 'br' }))?.headers.get('content-encoding')).toBeNull();
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/',
  '/assets',
  '/index.html/',
  '/assets/main-1a2b.js.map',
  '//',
])('no file at %s', async (path) => {
  expect(await get(path)).toBeUndefined();
});
