import fc from 'fast-check';
import { count } from '../src/testing/finding.ts';
import type { Attack } from './attack.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';
import type { Attacked } from './stores.ts';

// After many deletions a store would answer 404 to everything.
const callsPerServer = 2_500;
const slowestMs = 500;

/** Sends one request and returns its status and duration in milliseconds. */
async function send({ server }: Attacked, request: HostileRequest, token: string | undefined) {
  const headers = new Headers(request.init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const begin = performance.now();
  const response = await server.send(request.path, { ...request.init, headers });
  const text = await response.text();
  return { status: response.status, text, took: performance.now() - begin };
}

const shown = ({ name, user, path, init }: HostileRequest) =>
  `${name} by ${user ?? 'nobody'}: ${init.method} ${JSON.stringify(path.slice(0, 200))} ${JSON.stringify(String(init.body ?? '').slice(0, 300))}`;

/** Random requests for every row of the table: none is answered with 5xx, and none is slow because of its content. */
export const fuzz: Attack = {
  title: 'hostile requests',
  async run(store, { calls, seed }) {
    const failed: string[] = [];
    let slowest = 0;
    let accepted = 0;
    for (let done = 0; done < calls; done += callsPerServer) {
      const attacked = await store.open();
      const tokens = new Map<string, string>();
      const tokenOf = async (user: string) => {
        const known = tokens.get(user) ?? (await attacked.server.signIn(user));
        tokens.set(user, known);
        return known;
      };
      const requests = fc.sample(hostileRequest([...attacked.ids.importir, ...attacked.ids.ppjk]), {
        numRuns: Math.min(callsPerServer, calls - done),
        seed: seed + done,
      });
      for (const request of requests) {
        const again = async () => send(attacked, request, request.user && (await tokenOf(request.user)));
        const { status, text, took } = await again();
        if (status >= 500) failed.push(`${status} ${shown(request)}\n      ${text.slice(0, 300)}`);
        if (status < 400) accepted++;
        if (status === 401 || request.name === 'signOut') tokens.clear();
        // A request that was slow by chance is fast when it is repeated.
        const least = took < slowestMs ? took : Math.min(took, (await again()).took, (await again()).took);
        if (least >= slowestMs) failed.push(`${least.toFixed(0)} ms ${shown(request)}`);
        slowest = Math.max(slowest, least);
      }
      attacked.server.clock.advance(61_000);
      await attacked.close();
    }
    return {
      figures: [
        count('calls', calls),
        `${accepted} of them accepted`,
        `${failed.length} answers of 5xx or over ${slowestMs} ms (bar 0)`,
        `slowest ${slowest.toFixed(0)} ms (bar ${slowestMs})`,
      ],
      failed,
    };
  },
};
