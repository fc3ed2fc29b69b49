import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../core/log.ts';
import { networkOf } from './address.ts';

const second = 1_000;

/** Limits of connections: counts, and timeouts in milliseconds. */
export interface ConnectionLimits {
  /** Connections of all addresses together. */
  readonly all: number;
  /** Connections of one address: enough for several hundred users behind one address, and an eighth of all. */
  readonly perAddress: number;
  /** Requests of one connection. */
  readonly requests: number;
  /** Requests of one connection that wait for their responses: each may hold a file in memory, and clients need no pipelining. */
  readonly ahead: number;
  /** For the headers of a request. */
  readonly headers: number;
  /** For a whole request: a file of 2 MB over a poor mobile line takes a minute. */
  readonly request: number;
  /** For a connection to wait for its next request. */
  readonly keepAlive: number;
  /**
   * For an idle connection in both directions; longer than any call takes, including a PDF of 5,000 goods. Node doubles it
   * while it writes.
   */
  readonly idle: number;
  /** From a request's header to the last byte of its response. */
  readonly exchange: number;
  /** Between two checks for late headers and requests. */
  readonly check: number;
}

/** The default limits. Node's own defaults allow slow clients too much time. */
export const defaultConnectionLimits: ConnectionLimits = {
  all: 4_000,
  perAddress: 500,
  requests: 100,
  ahead: 4,
  headers: 5 * second,
  request: 65 * second,
  keepAlive: 10 * second,
  idle: 40 * second,
  exchange: 120 * second,
  check: second,
};

/** The limits that Node enforces, as its options. */
export const serverOptionsOf = (limits: ConnectionLimits) => ({
  headersTimeout: limits.headers,
  requestTimeout: limits.request,
  keepAliveTimeout: limits.keepAlive,
  connectionsCheckingInterval: limits.check,
  maxHeaderSize: 16 * 1024,
});

/**
 * Enforces the limits of connections for which Node has no option. Behind a proxy of ours every connection is the proxy's, so
 * they are not counted by address.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  trustedProxies: number,
  log: Log,
): void {
  server.maxConnections = limits.all;
  server.maxRequestsPerSocket = limits.requests;
  server.timeout = limits.idle;
  server.on('dropRequest', (_, socket) => void socket.destroy());
  server.prependListener('request', limitAhead(limits.ahead));
  server.prependListener('request', (incoming, response: ServerResponse) => {
    // Reading a byte now and then prevents the idle timeout, so responses have a time limit as well.
    const patience = setTimeout(() => incoming.socket.destroy(), limits.exchange);
    response.once('close', () => clearTimeout(patience));
  });
  if (trustedProxies === 0) server.prependListener('connection', countByAddress(limits.perAddress, log));
}

/** Destroys a connection that sends too many requests ahead. */
function limitAhead(limit: number) {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count > limit) socket.destroy();
  };
}

function countByAddress(limit: number, log: Log) {
  const addresses = new Map<string, { open: number; isLogged: boolean }>();
  return (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const its = addresses.get(address) ?? { open: 0, isLogged: false };
    if (its.open >= limit) {
      if (!its.isLogged) log({ event: 'connections-refused', address, open: its.open });
      its.isLogged = true;
      socket.destroy();
      return;
    }
    its.open++;
    addresses.set(address, its);
    socket.once('close', () => {
      if (--its.open === 0) addresses.delete(address);
    });
  };
}
