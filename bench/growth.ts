import { releaseLetterList, reportList } from '@pabean/api/contract';
import type { ApiServers } from './lib/api-servers.ts';
import type { Figure, Part } from './lib/figure.ts';
import { type ListCall, listRates } from './lib/list-rates.ts';
import { onEngines } from './lib/on-engines.ts';
import { median, spread } from './lib/statistics.ts';

const rounds = 7;
const bar = 1.2;

const browses: readonly {
  readonly title: string;
  /** The growing data. */
  readonly records: 'letters' | 'reportLines';
  readonly list: (servers: ApiServers) => ListCall;
  readonly few: number;
  readonly many: number;
}[] = [
  {
    title: 'reports of 500 lines, lines in the store',
    records: 'reportLines',
    list: ({ own }) => ({ path: reportList.path, body: { npwp: own.identityNumber } }),
    few: 10_000,
    many: 1_000_000,
  },
  {
    title: 'release letters, letters in the store',
    records: 'letters',
    list: ({ own }) => ({
      path: releaseLetterList.path,
      body: { user: own.username, npwp: own.identityNumber },
    }),
    few: 1_000,
    many: 100_000,
  },
];

const thousands = (count: number) => count.toLocaleString('en');

async function measure(servers: ApiServers): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { title, records, list, few, many } of browses) {
    await servers.add(records, few);
    const before = await listRates(servers, rounds, list(servers));
    await servers.add(records, many - few);
    const after = await listRates(servers, rounds, list(servers));
    // The bare route lists applications, whose number is constant: dividing by it removes variations of the machine.
    const share = ({ full, bare }: typeof after) => median(full) / median(bare);
    const growth = share(before) / share(after);
    figures.push({
      what: `First page of 20 ${title}: ${thousands(few)}, then ${thousands(many)}; requests a second (lean: before)`,
      figure: spread(after.full, 0),
      lean: spread(before.full, 0),
      ratio: growth,
      bar: `at most ${bar.toFixed(2)} times slower`,
      good: growth <= bar,
    });
  }
  return figures;
}

export const growthPart: Part = {
  title: `Growth, SQLite unless it says otherwise, ${rounds} rounds`,
  run: () => onEngines(measure),
};
