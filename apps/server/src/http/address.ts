import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The Node server's data of a request; absent when a test calls the app directly. */
export type Env = { Bindings: Partial<HttpBindings> };

/**
 * The caller's address. Behind `trustedProxies` proxies of ours it is the entry of `X-Forwarded-For` that the outermost of them
 * wrote; entries further left come from the caller and are ignored.
 */
export function addressOf(c: Context<Env>, trustedProxies: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'local';
  if (trustedProxies === 0) return networkOf(socket);
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return networkOf(chain.at(-trustedProxies) || socket);
}

/** Some proxies write the port, too: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (address: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/** An IPv6 customer has a whole /64, so it counts as one address. */
export function networkOf(address: string): string {
  const plain = withoutPort(address)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .slice(0, 64);
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
