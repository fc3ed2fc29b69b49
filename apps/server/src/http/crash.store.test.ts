import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Crash } from '@pabean/api/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { createTracer } from './trace-frames.ts';

const place = { file: 'assets/index-Ab3x9Zqw.js', line: 1, column: 11 };
const crash: Crash = {
  name: 'TypeError',
  reason: 'missing-value',
  route: '/brows/detilbrows/:idmohon',
  release: '1.2.3',
  frames: [place],
};

describeStore('errors that browsers report', (engine) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await engine.createServer();
  });
  afterEach(() => server.close());

  const crashes = () => server.logged.filter(({ event }) => event === 'browser-crash');
  const post = (body: string) =>
    server.send('/api/kesalahan', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });

  test('are a line with the number that the browser is told, from visitors too', async () => {
    const { answer, headers } = await server.call('reportCrash', { body: crash });
    expect(answer?.incident).toMatch(/^[\w-]{8,}$/);
    expect(headers.get('x-request-id')).toBe(answer?.incident);
    const { frames: _, ...facts } = crash;
    expect(crashes()).toEqual([
      { event: 'browser-crash', request: answer?.incident, ...facts, stack: 'assets/index-Ab3x9Zqw.js:1:11' },
    ]);
  });

  test('name their places in the sources where the build’s maps know them', async () => {
    const portal = join(server.dataDir, 'portal');
    mkdirSync(join(portal, '../portal-maps/assets'), { recursive: true });
    // Column 11 of the built line is column 5 of line 3 of the source.
    const map = { version: 3, sources: ['apps/portal/src/app.tsx'], names: [], mappings: 'UAEI' };
    writeFileSync(join(portal, '../portal-maps', `${place.file}.map`), JSON.stringify(map));
    const trace = createTracer(portal);
    const old = { ...place, file: 'assets/index-00000000.js' };
    expect(await trace([{ ...place, column: 15 }, old, { ...place, column: 2 }])).toBe(
      'apps/portal/src/app.tsx:3:5\nassets/index-00000000.js:1:11\nassets/index-Ab3x9Zqw.js:1:2',
    );
  });

  test.each([
    ['a message', { sebab: 'kenari tidak ditemukan' }],
    ['a class that is a sentence', { jenis: 'Kenari, dua' }],
    ['an address instead of its pattern', { halaman: '/cari?q=kenari' }],
    ['a file elsewhere', { jejak: [{ berkas: '../../kenari.js', baris: 1, kolom: 1 }] }],
    ['a file of another site', { jejak: [{ berkas: 'https://kenari.example/a.js', baris: 1, kolom: 1 }] }],
    ['a line that is no number', { jejak: [{ berkas: 'assets/a.js', baris: 'kenari', kolom: 1 }] }],
    ['more lines than a stack has', { jejak: Array(21).fill({ berkas: 'a.js', baris: 1, kolom: 1 }) }],
  ])('are refused with %s, and not logged', async (_, wrong) => {
    const right = { jenis: 'Error', sebab: 'other', halaman: '/login', versi: '1.2.3', jejak: [] };
    expect((await post(JSON.stringify({ ...right, isian: 'kenari' }))).status).toBe(200);
    expect((await post(JSON.stringify({ ...right, ...wrong }))).status).toBe(422);
    expect(crashes()).toHaveLength(1);
    expect(JSON.stringify(server.logged)).not.toContain('kenari');
  });

  test('are refused beyond 8 KB', async () => {
    expect((await post(JSON.stringify({ isian: 'x'.repeat(9_000) }))).status).toBe(413);
  });

  test('are refused after twenty from one address in ten minutes', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1)
      statuses.push((await server.call('reportCrash', { body: crash })).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
    expect(crashes()).toHaveLength(20);
    server.clock.advance(600_000);
    expect((await server.call('reportCrash', { body: crash })).status).toBe(200);
  });
});
