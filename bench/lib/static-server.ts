import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Served {
  type: string;
  body: Buffer;
  zipped: boolean;
  tag?: string;
}

function load(folder: string, path: string): Served | undefined {
  try {
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    const type = types[extname(file)] ?? 'application/octet-stream';
    const raw = readFileSync(file);
    const zipped = !type.startsWith('font/');
    return { type, body: zipped ? gzipSync(raw) : raw, zipped };
  } catch {
    return undefined;
  }
}

// Lists have a constant tag, like those of the portal's server.
const json = (value: unknown): Served => ({
  type: 'application/json',
  body: gzipSync(JSON.stringify(value), { level: 1 }),
  zipped: true,
  ...(Array.isArray(value) ? { tag: 'W/"unchanged"' } : {}),
});

function answer(request: IncomingMessage, response: ServerResponse, served: Served | undefined): void {
  if (!served) {
    response.writeHead(404).end();
    return;
  }
  const { type, body, zipped, tag } = served;
  const kept = { 'cache-control': 'no-store', ...(tag ? { etag: tag } : {}) };
  if (tag && request.headers['if-none-match'] === tag) {
    response.writeHead(304, kept).end();
    return;
  }
  response.writeHead(200, {
    ...kept,
    'content-type': type,
    'content-length': body.length,
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(body);
}

/** A running server. */
export interface StaticServer {
  /** Its URL, without a slash at the end. */
  url: string;
  stop: () => void;
}

/**
 * Serves a folder, gzipped, from memory, for both sides of a comparison.
 *
 * @param answers JSON for other paths, such as `/api/otentikasi/me`, for any method.
 */
export async function serveFolder(
  folder: string,
  answers: Record<string, unknown> = {},
): Promise<StaticServer> {
  const cache = new Map<string, Served | undefined>(
    Object.entries(answers).map(([path, answer]) => [path, json(answer)]),
  );
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!cache.has(path)) cache.set(path, load(folder, path));
    answer(request, response, cache.get(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
