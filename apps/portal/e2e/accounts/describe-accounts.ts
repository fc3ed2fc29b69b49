import { describe, expect, it } from 'vitest';
import { startDemoServer, startPortal } from '../support.ts';
import { changePassword, replaceForgotten } from './passwords.ts';
import { keepProfile, useSecondFactor } from './profile.ts';
import { register } from './registration.ts';
import { outliveSession } from './session.ts';
import { type SecretKind, type Trace, traceOf } from './trace.ts';
import { setUp, verify } from './two-factor.ts';
import { type Walking, walking } from './walk.ts';

/** Where each secret may be found after all flows. */
const allowedPlaces: Readonly<Record<SecretKind, readonly string[]>> = {
  password: [],
  'session token': ['header authorization', 'sessionStorage pabean.token'],
  'token of a second step': ['header authorization'],
  // Removed from the address at once; the history entry's state keeps it for a reload.
  'token of a reset link': ['address that a link opened', 'mail', 'state of the history'],
  'authenticator secret': [],
  'one-time code': [],
  'recovery code': [],
  captcha: [],
  'key of drafts': [],
  'file of an identity': ['uploaded file'],
};

const flows: readonly (readonly [string, (walking: Walking) => Promise<void>])[] = [
  ['registers, and signs in', register],
  ['replaces a forgotten password by way of the mail, whose link counts once', replaceForgotten],
  ['changes the NPWP, and ends one other session, then all', keepProfile],
  ['changes the password, which signs out elsewhere', changePassword],
  ['switches two-factor on, asks for new recovery codes, and switches it off', useSecondFactor],
  ['signs in with a code', verify],
  ['sets two-factor up, logs out, and signs in with a recovery code', setUp],
  ['stays signed in, signs in again over the page, and logs out', outliveSession],
];

/** Runs every account flow with the keyboard on a page of a width, and checks where their secrets were left. */
export function describeAccounts(width: number): void {
  describe(`with the keyboard alone, on a page of ${width} px, somebody`, () => {
    let trace: Trace;
    const portal = startPortal(async () => {
      const server = await startDemoServer();
      trace = traceOf(server);
      return server;
    });

    it.each(flows)('%s', (_name, walk) => walk(walking(portal(), portal().server, trace, width)));

    it('leaves no password, token or code behind in a log, a mail, an address, the store or the browser', async () => {
      const { found, places } = await trace.search();
      expect(found).toEqual(allowedPlaces);
      expect(places).toEqual(expect.arrayContaining(['log', 'table account', 'table outbox', 'console']));
      expect(places.filter((place) => /^(?:cookie|cache)/.test(place))).toEqual([]);
    });
  });
}
