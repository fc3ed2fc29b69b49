import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/** A server of metrics. */
export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };

/** Serves `GET /metrics` on a port of its own, which no visitor reaches. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  async function answer({ method, url }: IncomingMessage, response: ServerResponse) {
    if (url !== '/metrics') return response.writeHead(404, plain).end('There is only /metrics.\n');
    if (method !== 'GET') return response.writeHead(405, { ...plain, Allow: 'GET' }).end('GET only.\n');
    const text = await registry.metrics();
    return response.writeHead(200, { ...plain, 'Content-Type': registry.contentType }).end(text);
  }
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.maxConnections = 20;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
