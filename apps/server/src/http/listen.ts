import type { Server, ServerResponse } from 'node:http';
import { serve } from '@hono/node-server';
import type { Log } from '../core/log.ts';
import { defaultConnectionLimits, limitConnections, serverOptionsOf } from './connections.ts';

const drainTime = 25_000;

/** Answers requests. */
export type Fetch = Parameters<typeof serve>[0]['fetch'];

/** The address to listen on. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** How many proxies of ours are in front. */
  readonly trustedProxies: number;
}

/** Answers requests over the network; resolves once the port is open. */
export async function listen(
  fetch: Fetch,
  { host, port, trustedProxies }: ListenOptions,
  log: Log,
  limits = defaultConnectionLimits,
) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  // Requests of a destroyed connection are not handled.
  const fetchForOpen: Fetch = (request, env) =>
    'incoming' in env && env.incoming.socket.destroyed
      ? new Response(null, { status: 400 })
      : fetch(request, env);
  const options = { fetch: fetchForOpen, hostname: host, port, serverOptions: serverOptionsOf(limits) };
  const server = serve(options, (address) => resolve(address.port)) as Server;
  server.once('error', reject);
  limitConnections(server, limits, trustedProxies, log);
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isDraining) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return {
    port: await promise,
    /** Closes the server once it has responded; every response from now on closes its connection. */
    drain() {
      isDraining = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      return close(server);
    },
  };
}

/** Stops taking connections and waits for running requests, up to a time limit. */
async function close(server: Server) {
  const patience = setTimeout(() => server.closeAllConnections(), drainTime);
  // A connection whose request has just ended would stay open for another one.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(patience);
  clearInterval(idle);
}
