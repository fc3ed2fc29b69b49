import { isIP } from 'node:net';
import type { Context } from 'hono';
import { Refusal } from '../core/refusal.ts';
import type { Env } from './address.ts';

/** A name or an address, with a port or without. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A normalized host without its port. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** IP addresses cannot be used for DNS rebinding, so all of them are accepted. */
const isAddress = (name: string) => name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;

/**
 * Protects from DNS rebinding, and from two servers in a row that use different host headers. A request without a host comes
 * from a program, such as a health check.
 *
 * @param publicUrl Public URL of the portal; its port may be a proxy's.
 * @returns Throws a Refusal: 400 for two hosts or an invalid one, 421 for another server's.
 */
export function createHostGuard(publicUrl: string) {
  const own = nameOf(new URL(publicUrl).host);
  return (c: Context<Env>): void => {
    const host = c.req.header('host');
    if (host === undefined) return;
    const names = (c.env?.incoming?.rawHeaders ?? []).filter((_, index) => index % 2 === 0);
    const isOne = names.filter((name) => name.toLowerCase() === 'host').length <= 1;
    if (!isOne || !hostPattern.test(host)) throw new Refusal('badRequest');
    const name = nameOf(host);
    if (isAddress(name) || name === own) return;
    throw new Refusal('otherHost', { values: { url: publicUrl } });
  };
}
