import { createClient } from '@pabean/api/client';
import {
  addPpftzGoods,
  changePpftzGoods,
  createPpftz,
  deletePpftzGoods,
  goodsLineOf,
  maxGoods,
  ppftzDetail,
  ppftzGoods,
  type StoredGoods,
} from '@pabean/api/contract';
import type { ApiServers } from './lib/api-servers.ts';
import type { Figure, Part } from './lib/figure.ts';
import { onEngines } from './lib/on-engines.ts';
import { median, spread } from './lib/statistics.ts';

const rounds = 7;
const bar = 2_000;

/** Typical household goods. */
const goodsOf = (round: number) =>
  Array.from({ length: maxGoods }, (_, index) =>
    goodsLineOf({
      description: `Barang rumah tangga ${index}, bekas pakai`,
      unitCount: '2',
      unitType: 'C62',
      packageCount: '1',
      packageType: 'CT',
      gross: '82.5',
      net: '80',
      hsCode: '94035000',
      value: String(1_500_000 + index * 7_919 + round),
      dutyRate: '7.5',
      vatRate: '11',
      incomeTaxRate: '2.5',
    }),
  );

const actions = ['added', 'read', 'changed', 'deleted'] as const;
type Times = Record<(typeof actions)[number], number[]>;

/** Runs each action on all goods of a new record, in one call, and records the time. */
async function runRound({ fullPort, broker }: ApiServers, round: number, took: Times): Promise<void> {
  const client = createClient({ baseURL: `http://127.0.0.1:${fullPort}/api`, token: () => broker.token });
  const record = { kind: '1', recipient: 'Ratna', identityType: '3', identityNumber: 'B1234567' } as const;
  const { id: number } = await client.call(createPpftz, { body: record });
  const { id: recordId } = await client.call(ppftzDetail, { params: { number } });
  const timed = async <Answer>(what: keyof Times, call: () => Promise<Answer>): Promise<Answer> => {
    const begin = performance.now();
    const answer = await call();
    took[what].push(performance.now() - begin);
    return answer;
  };
  const rows = goodsOf(round);
  await timed('added', () => client.call(addPpftzGoods, { body: { recordId, rows } }));
  const stored: StoredGoods[] = await timed('read', () =>
    client.call(ppftzGoods, { params: { id: recordId } }),
  );
  const changes = goodsOf(round + 1).map((line, index) => ({
    ...line,
    id: stored[index]?.id ?? '',
    version: stored[index]?.version,
  }));
  await timed('changed', () => client.call(changePpftzGoods, { body: { rows: changes } }));
  await timed('deleted', () => client.call(deletePpftzGoods, { body: { rows: stored.map(({ id }) => id) } }));
}

async function measure(servers: ApiServers): Promise<Figure[]> {
  const none = (): Times => ({ added: [], read: [], changed: [], deleted: [] });
  await runRound(servers, 0, none());
  const took = none();
  for (let round = 1; round <= rounds; round += 1) await runRound(servers, round, took);
  return actions.map((what) => ({
    what: `5,000 goods of a PPFTZ record are ${what} in one call`,
    figure: spread(took[what], 0, ' ms'),
    ...(what !== 'read' && { bar: `≤ ${bar} ms`, good: median(took[what]) <= bar }),
  }));
}

export const goodsPart: Part = {
  title: `Goods of PPFTZ records, SQLite unless it says otherwise, ${rounds} rounds`,
  run: () => onEngines(measure),
};
