import { applicationList } from '@pabean/api/contract';
import type { ApiServers } from './api-servers.ts';
import { burst } from './load.ts';

const seconds = 2;

/** Requests a second, one figure for each round. */
export interface Rates {
  full: number[];
  bare: number[];
}

/** How often a company's list of 20 is answered by the whole API and by a bare route, in turns. */
export async function listRates({ fullPort, barePort, own }: ApiServers, rounds: number): Promise<Rates> {
  const list = {
    headers: { authorization: `Bearer ${own.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user: own.username }),
  };
  const ask = (port: number, path: string) => burst(`http://127.0.0.1:${port}`, { ...list, path }, seconds);
  const rates: Rates = { full: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push((await ask(barePort, '/')).perSecond);
    rates.full.push((await ask(fullPort, `/api/${applicationList.path}`)).perSecond);
  }
  return rates;
}
