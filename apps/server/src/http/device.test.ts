import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webKit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0`,
    'Microsoft Edge, Windows',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0`, 'Firefox, Linux'],
  [`${mozilla} (Linux; Android 16; K) ${webKit} Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1`,
    'Safari, iOS',
  ],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([[undefined], [''], ['<b>x</b>'], ['\u0000\u202e'], [' '.repeat(60_000)]])(
  'an uninformative header gives nothing: %j',
  (userAgent) => {
    expect(deviceOf(userAgent)).toBeNull();
  },
);

test('an invented header gives neither long text nor markup', () => {
  for (const made of ['x'.repeat(60_000), 'a/'.repeat(30_000), '(('.repeat(30_000)])
    expect(deviceOf(made) ?? '').toMatch(/^[\w .,-]{0,82}$/);
});
