import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ForeignProvider, startForeignProvider } from '../../../tools/foreign-provider/index.ts';
import type { RunningServer } from './server.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built portal on a static file server, in front of another provider. */
export interface ForeignPortal extends RunningServer {
  readonly provider: ForeignProvider;
}

/**
 * Serves the built portal, and proxies everything else to another provider.
 *
 * @param folder The built portal's folder; that of the default office by default.
 */
export async function startForeignPortal(folder = dist): Promise<ForeignPortal> {
  const provider = await startForeignProvider();
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (!sendFile(folder, pathname, outgoing)) handOn(provider.origin, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    provider,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: async (username) => provider.signIn(username),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await provider.close();
    },
  };
}

function sendFile(folder: string, pathname: string, outgoing: ServerResponse): boolean {
  const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  outgoing.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'max-age=3600',
  });
  createReadStream(file).pipe(outgoing);
  return true;
}

/** Proxies a request. The provider receives the portal's own address in `Host`, as behind any reverse proxy. */
function handOn(origin: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method, url, headers } = incoming;
  const onward = request(`${origin}${url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}
