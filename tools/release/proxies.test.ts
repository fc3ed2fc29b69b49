import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@pabean/api/contract';
import { office020400 } from '@pabean/api/rules';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../apps/server/src/core/limits.ts';
import { bodyLimit } from '../../apps/server/src/http/body.ts';
import { defaultConnectionLimits } from '../../apps/server/src/http/connections.ts';
import { root } from '../lib/root.ts';

const deps = { office: office020400, limits: defaultLimits };
const largestKb = Math.max(...Object.values(endpoints).map((row) => bodyLimit(row, deps).kb));

test.each([
  ['nginx.conf', /client_max_body_size (\d+)m;/],
  ['Caddyfile', /max_size (\d+)MB/],
  ['compose.Caddyfile', /max_size (\d+)MB/],
])('%s lets through the largest body that a server accepts', (file, size) => {
  const text = readFileSync(join(root, 'ops', file), 'utf8');
  const megabytes = Number(size.exec(text)?.[1]);
  expect(megabytes * 1_000).toBeGreaterThan(largestKb * 1.1);
  expect(megabytes * 1_000).toBeLessThan(largestKb * 2);
});

test.each([
  ['nginx.conf', /listen 80;[^}]*\{\s*return 308 https:[^}]*\}\s*location \/api\/ \{\s*return 403;/],
  [
    'Caddyfile',
    /http:\/\/izin\.example\.go\.id \{\s*handle \/api\/\* \{\s*respond 403\s*\}\s*handle \{\s*redir https:/,
  ],
  [
    'compose.Caddyfile',
    /http:\/\/\{\$SITE\} \{\s*handle \/api\/\* \{\s*respond 403\s*\}\s*handle \{\s*redir https:/,
  ],
])('%s refuses API calls without TLS', (file, refusal) => {
  expect(readFileSync(join(root, 'ops', file), 'utf8')).toMatch(refusal);
});

test.each(['Caddyfile', 'compose.Caddyfile'])('%s keeps servers whose database is away', (file) => {
  expect(readFileSync(join(root, 'ops', file), 'utf8')).toMatch(/health_uri \/readyz\s/);
});

test('nginx.conf lets an address do as much as a server would, and one browser a small part of it', () => {
  const text = readFileSync(join(root, 'ops/nginx.conf'), 'utf8');
  const ofAddress = Number(/limit_conn pabean_connections (\d+);/.exec(text)?.[1]);
  const ofBrowser = Number(/http2_max_concurrent_streams (\d+);/.exec(text)?.[1]);
  expect(ofAddress).toBe(defaultConnectionLimits.perAddress);
  expect(ofBrowser).toBeLessThan(ofAddress / 10);
});
