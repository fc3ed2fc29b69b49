import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
// Lists have a constant tag, like those of the portal's server.
const tag = 'W/"unchanged"';

interface Served {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function load(folder: string, path: string): Served | undefined {
  try {
    const file = join(folder, path === '/' ? 'index.html' : path);
    const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream' };
    const body = readFileSync(file);
    if (headers['content-type'].startsWith('font/')) return { headers, body };
    return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) };
  } catch {
    return undefined;
  }
}

const json = (value: unknown): Served => ({
  headers: {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    ...(Array.isArray(value) && { etag: tag }),
  },
  body: gzipSync(JSON.stringify(value), { level: 1 }),
});

/** A running server. */
export interface StaticServer {
  /** Its URL, without a slash at the end. */
  readonly url: string;
  stop(): void;
}

/**
 * Serves a folder, gzipped, from memory, for both sides of a comparison.
 *
 * @param answers JSON for other paths, such as `/api/otentikasi/me`, for any method.
 */
export async function serveFolder(
  folder: string,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<StaticServer> {
  const cache = new Map<string, Served | undefined>(
    Object.entries(answers).map(([path, answer]) => [path, json(answer)]),
  );
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!cache.has(path)) cache.set(path, load(folder, path));
    const served = cache.get(path);
    const isKnown = served?.headers.etag && request.headers['if-none-match'] === tag;
    const status = !served ? 404 : isKnown ? 304 : 200;
    response.writeHead(status, { 'cache-control': 'no-store', ...served?.headers });
    response.end(status === 200 ? served?.body : undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
