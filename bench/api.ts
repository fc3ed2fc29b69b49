import { applicationList } from '@pabean/api/contract';
import type { ApiServers } from './lib/api-servers.ts';
import type { Figure, Part } from './lib/figure.ts';
import { listRates, type Rates } from './lib/list-rates.ts';
import { type EngineName, onEngines } from './lib/on-engines.ts';
import { median, spread } from './lib/statistics.ts';

const rounds = 7;
const bars = { share: { sqlite: 0.6, postgres: 0.6 }, growth: 1.2 };
const others = { few: 1000, many: 1_000_000 };

const thousands = (count: number) => count.toLocaleString('en');

/** The list of 20 applications: its share of the bare route's rate, and the cost of others' applications. */
function rates(engine: EngineName, few: Rates, many: Rates): Figure[] {
  const share = median(many.full) / median(many.bare);
  // The bare route grows by almost nothing; dividing by it removes variations of the machine.
  const growth = median(few.full) / median(few.bare) / share;
  return [
    {
      what: 'List of 20 by index, 32 connections, requests a second (lean: the same SQL behind a bare route)',
      figure: spread(many.full, 0),
      lean: spread(many.bare, 0),
      ratio: share,
      bar: `≥ ${bars.share[engine].toFixed(2)} of bare`,
      good: share >= bars.share[engine],
    },
    {
      what: `The same, slower when others grow from ${thousands(others.few)} to ${thousands(others.many)} applications`,
      figure: `${growth.toFixed(2)} times`,
      bar: `≤ ${bars.growth.toFixed(2)} times`,
      good: growth <= bars.growth,
    },
  ];
}

async function measure(servers: ApiServers, engine: EngineName): Promise<Figure[]> {
  const list = { path: applicationList.path, body: { user: servers.own.username } };
  await servers.add('others', others.few);
  const few = await listRates(servers, rounds, list);
  await servers.add('others', others.many - others.few);
  return rates(engine, few, await listRates(servers, rounds, list));
}

export const apiPart: Part = {
  title: `API, SQLite unless it says otherwise, ${rounds} rounds`,
  run: () => onEngines(measure),
};
