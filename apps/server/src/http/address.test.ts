import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressOf, type Env } from './address.ts';

async function addressFrom(remoteAddress: string, trustedProxies: number, forwarded?: string) {
  const app = new Hono<Env>().get('/', (c) => c.text(addressOf(c, trustedProxies)));
  const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]]);
  const env = { incoming: { socket: { remoteAddress } } } as never;
  return (await app.request('/', { headers }, env)).text();
}

test('without proxies of ours the address is that of the socket, whatever the headers contain', async () => {
  expect(await addressFrom('203.0.113.7', 0, '198.51.100.1')).toBe('203.0.113.7');
  expect(await addressFrom('::ffff:203.0.113.7', 0)).toBe('203.0.113.7');
});

test('behind our proxies only their entries are used', async () => {
  expect(await addressFrom('10.0.0.1', 1, '1.1.1.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await addressFrom('10.0.0.1', 2, '1.1.1.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
  expect(await addressFrom('10.0.0.1', 1)).toBe('10.0.0.1');
});

test('an IPv6 network counts as one address', async () => {
  expect(await addressFrom('2001:db8:1:2:3:4:5:6', 0)).toBe('2001:db8:1:2::/64');
  expect(await addressFrom('2001:db8::6', 0)).toBe('2001:db8:0:0::/64');
  expect(await addressFrom('::1', 0)).toBe('0:0:0:0::/64');
});

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::6]:4711', '2001:db8:0:0::/64'],
  ['[2001:db8::6]', '2001:db8:0:0::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
])('a port that a proxy writes is no part of the address: %s', async (written, address) => {
  expect(await addressFrom('10.0.0.1', 1, written)).toBe(address);
});
