import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestServer } from '../../testing/index.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pabean-office-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const serve = () => createTestServer({ deps: { officeFolder: folder } });

function put(kind: 'pengumuman' | 'laporankinerja', name: string, content: string) {
  mkdirSync(join(folder, kind), { recursive: true });
  writeFileSync(join(folder, kind, name), content);
}

test('shows the files in the folder of the office, the newest first, even those added after the start', async () => {
  const server = await serve();
  put(
    'pengumuman',
    '2026-01-15-jam-layanan.txt',
    '\uFEFFJam layanan\r\n\r\nBuka pukul 8.\r\nTutup pukul 16.\r\n',
  );
  expect((await server.call('announcementList', {})).answer).toEqual([
    { date: '2026-01-15', title: 'Jam layanan', text: 'Buka pukul 8.\nTutup pukul 16.' },
  ]);
  put('pengumuman', '2026-02-01-libur.txt', '<b>Libur</b>');
  const { answer = [] } = await server.call('announcementList', {});
  expect(answer.map(({ title }) => title)).toEqual(['<b>Libur</b>', 'Jam layanan']);
  await server.close();
});

test('ignores files that are no announcement or report', async () => {
  const server = await serve();
  for (const name of ['catatan.txt', '2026-13-40-salah.txt', '2026-01-01-a.html'])
    put('pengumuman', name, 'Judul');
  for (const name of ['laporan.pdf', '20255.pdf', '2024.txt']) put('laporankinerja', name, '%PDF-1.4');
  expect((await server.call('announcementList', {})).answer).toEqual([]);
  expect((await server.call('performanceReportList', {})).answer).toEqual([]);
  await server.close();
});

test('is empty if the folder does not exist', async () => {
  const server = await createTestServer({ deps: { officeFolder: join(folder, 'nowhere') } });
  expect((await server.call('announcementList', {})).answer).toEqual([]);
  expect((await server.call('performanceReportList', {})).answer).toEqual([]);
  expect((await server.call('performanceReportFile', { params: { year: '2025' } })).status).toBe(404);
  await server.close();
});

test('serves reports by their year, and no other file', async () => {
  const server = await serve();
  put('laporankinerja', '2025.pdf', '%PDF-1.4 isi');
  writeFileSync(join(folder, 'rahasia.pdf'), 'rahasia');
  const { answer } = await server.call('performanceReportList', {});
  expect(answer).toEqual([{ year: '2025', sizeKb: '1', fileUrl: '/laporankinerja/2025' }]);
  const file = await server.send('/api/laporankinerja/2025', {});
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toContain('Laporan%20Kinerja%202025.pdf');
  expect(await file.text()).toBe('%PDF-1.4 isi');
  for (const year of ['..%2Frahasia', '2025.pdf', '2025%00', '%2e%2e%2f2025', '1999'])
    expect([404, 422]).toContain((await server.send(`/api/laporankinerja/${year}`, {})).status);
  await server.close();
});

test('serves security.txt from the folder, and 404 without it', async () => {
  const server = await serve();
  const get = () => server.send('/.well-known/security.txt', {});
  expect((await get()).status).toBe(404);
  const text = 'Contact: mailto:keamanan@kantor.example\nExpires: 2026-12-31T00:00:00Z\n';
  writeFileSync(join(folder, 'security.txt'), text);
  const response = await get();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe(text);
  expect((await server.send('/.well-known/security.txt', { method: 'POST' })).status).toBe(404);
  await server.close();
});

test('ships with announcements and a report', async () => {
  const server = await createTestServer();
  const { answer = [] } = await server.call('announcementList', {});
  expect(answer.every(({ title, text }) => title && text)).toBe(true);
  expect(answer.length).toBeGreaterThan(1);
  const reports = await server.call('performanceReportList', {});
  expect(reports.answer?.map(({ year }) => year)).toEqual(['2025']);
  await server.close();
});
