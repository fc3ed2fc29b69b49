import { isIP } from 'node:net';
import type { Context } from 'hono';
import { Refusal } from '../core/refusal.ts';
import type { Env } from './address.ts';

/** A name or an address, with a port or without. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A host without its port, in one spelling. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** No page of somebody else can give its own name an address that is written out, so all of these are ours. */
const isAddress = (name: string) => name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;

/**
 * A page elsewhere could let its name lead to this server, and two servers in a row could each believe another name. Whatever
 * says no host at all comes from a program, such as a look at whether the server is well.
 *
 * @param publicUrl Where people reach the portal; the port that they use may be a proxy's.
 * @returns Throws a Refusal: 400 for two hosts or what is none, 421 for another server's.
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
