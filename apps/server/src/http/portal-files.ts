import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { acceptedEncodings, compress } from './compress.ts';
import type { HeaderRecord } from './headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

const compressible = /^(?:text\/|application\/|image\/svg)/;

interface PortalFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Promise<Uint8Array<ArrayBuffer>> | undefined;
  readonly gzip: Promise<Uint8Array<ArrayBuffer>> | undefined;
}

/** Responds to a request for a file of the built portal; undefined when there is no such file. */
export type PortalFiles = (path: string, headers: Headers) => Promise<Response | undefined>;

/**
 * The built portal in `folder`. Only files that exist at the start are served, so no path leads elsewhere. Each is read and
 * compressed once, at its first request.
 */
export function portalFiles(folder: string, secure: HeaderRecord): PortalFiles {
  const paths = new Map(listFiles(folder).map((path) => [addressOf(folder, path), path]));
  const loaded = new Map<string, PortalFile>();
  return async (address, headers) => {
    const path = paths.get(address);
    if (!path) return undefined;
    const file = loaded.get(address) ?? (await load(path));
    loaded.set(address, file);
    return answer(address, file, headers, secure);
  };
}

const listFiles = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && extname(entry.name) in types)
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

function addressOf(folder: string, path: string) {
  const address = `/${relative(folder, path).split(sep).join('/')}`;
  return address === '/index.html' ? '/' : address;
}

async function load(path: string): Promise<PortalFile> {
  const content = await readFile(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const small = !compressible.test(type) || content.length < 512;
  return {
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    plain: new Uint8Array(content),
    br: small ? undefined : compress.br(content, 9),
    gzip: small ? undefined : compress.gzip(content, 9),
  };
}

/** Names below `/assets/` contain a hash of their content: they never change. */
const cacheOf = (address: string) =>
  address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

async function answer(
  address: string,
  file: PortalFile,
  request: Headers,
  secure: HeaderRecord,
): Promise<Response> {
  const headers = new Headers({
    ...secure,
    ETag: file.etag,
    'Cache-Control': cacheOf(address),
    Vary: 'Accept-Encoding',
  });
  if (request.get('if-none-match')?.includes(file.etag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', file.type);
  for (const encoding of acceptedEncodings(request.get('accept-encoding'))) {
    const body = file[encoding];
    if (!body) continue;
    headers.set('Content-Encoding', encoding);
    return sized(await body, headers);
  }
  return sized(file.plain, headers);
}

function sized(body: Uint8Array<ArrayBuffer>, headers: Headers) {
  headers.set('Content-Length', String(body.byteLength));
  return new Response(body, { headers });
}
