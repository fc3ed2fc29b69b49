import type { ApiServers } from './api-servers.ts';
import { burst } from './load.ts';

const seconds = 2;

/** Requests per second, one figure for each round. */
export interface Rates {
  full: number[];
  bare: number[];
}

/** A call that returns a list, with its wire names. */
export interface ListCall {
  path: string;
  body: object;
}

/** The rates of a company's list by the whole API and of 20 applications by a bare route, measured alternately. */
export async function listRates(
  { fullPort, barePort, own }: ApiServers,
  rounds: number,
  { path, body }: ListCall,
): Promise<Rates> {
  const list = {
    headers: { authorization: `Bearer ${own.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const ask = (port: number, path: string) => burst(`http://127.0.0.1:${port}`, { ...list, path }, seconds);
  const rates: Rates = { full: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.bare.push((await ask(barePort, '/')).perSecond);
    rates.full.push((await ask(fullPort, `/api/${path}`)).perSecond);
  }
  return rates;
}
