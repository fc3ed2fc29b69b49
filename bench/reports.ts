import { createClient } from '@pabean/api/client';
import { sendReport } from '@pabean/api/contract';
import type { ApiServers } from './lib/api-servers.ts';
import type { Figure, Part } from './lib/figure.ts';
import { type EngineName, onEngines } from './lib/on-engines.ts';
import { csvOf, reportColumns, reportLines } from './lib/report-lines.ts';
import { median, spread } from './lib/statistics.ts';

const rounds = 7;
const bars: Partial<Record<EngineName, number>> = { sqlite: 500 };

const lines = reportLines(false);
const file = `data:text/csv;base64,${Buffer.from(csvOf(reportColumns, lines)).toString('base64')}`;
const rows = lines.map((cells) =>
  Object.fromEntries(reportColumns.map((name, index) => [name, cells[index] ?? ''])),
);

/** Each report is for another day, because the same one would be refused. */
async function send({ fullPort, own }: ApiServers, day: number): Promise<number> {
  const client = createClient({ baseURL: `http://127.0.0.1:${fullPort}/api`, token: () => own.token });
  const begin = performance.now();
  await client.call(sendReport, {
    body: {
      user: own.username,
      npwp: own.identityNumber,
      type: '1',
      warehouse: null,
      from: `2026-02-${String(day).padStart(2, '0')}`,
      until: null,
      lines: rows,
      file,
      extension: 'csv',
    },
  });
  return performance.now() - begin;
}

async function measure(servers: ApiServers, engine: EngineName): Promise<Figure[]> {
  await send(servers, 28);
  const took: number[] = [];
  for (let round = 1; round <= rounds; round += 1) took.push(await send(servers, round));
  const bar = bars[engine];
  return [
    {
      what: 'A report of 5,000 lines is sent, read, checked and stored',
      figure: spread(took, 0, ' ms'),
      ...(bar !== undefined && { bar: `≤ ${bar} ms`, good: median(took) <= bar }),
    },
  ];
}

export const reportsPart: Part = {
  title: `Reports, SQLite unless it says otherwise, ${rounds} rounds`,
  run: () => onEngines(measure),
};
