import { createClient } from '@pabean/api/client';
import { applicationList, endpoints } from '@pabean/api/contract';
import type { ApiServers } from './lib/api-servers.ts';
import type { Figure, Part } from './lib/figure.ts';
import type { PreparedCall } from './lib/mixed-calls.ts';
import { mixedLoad, type Timed } from './lib/mixed-load.ts';
import { type EngineName, onEngines } from './lib/on-engines.ts';
import { median, percentile, spread } from './lib/statistics.ts';

const rounds = 7;
const seconds = 6;
const perSecond = { pdfs: 5, others: 50 };
const bars = { pdf: 300, others: 150 };

/** Calls for each licence of the holder, and for the list of somebody else. */
async function prepare({ fullPort, holder, own }: ApiServers) {
  const api = `http://127.0.0.1:${fullPort}/api`;
  const as = ({ token }: typeof own) => ({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  });
  const client = createClient({ baseURL: api, token: () => holder.token });
  const licences = await client.call(applicationList, { body: { user: holder.username } });
  const pdfs: PreparedCall[] = licences.map(({ id }) => ({
    what: 'PDF',
    url: `${api}/pdf/${holder.username}/${id}`,
    init: { headers: as(holder) },
  }));
  const list: PreparedCall = {
    what: 'list of 20',
    url: `${api}/${endpoints.applicationList.path}`,
    init: { method: 'POST', headers: as(own), body: JSON.stringify({ user: own.username }) },
  };
  return { pdfs, list };
}

const p99 = (timed: readonly Timed[]) =>
  percentile(
    timed.map(({ milliseconds }) => milliseconds),
    99,
  );

/** Licences are asked for at a steady rate while others read their lists. */
async function measure(servers: ApiServers, _engine: EngineName): Promise<Figure[]> {
  const { pdfs, list } = await prepare(servers);
  const next = (index: number) => pdfs[index % pdfs.length] ?? list;
  const drawing: Timed[][] = [];
  const reading: Timed[][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [drawn, read] = await Promise.all([
      mixedLoad(next, perSecond.pdfs, seconds),
      mixedLoad(() => list, perSecond.others, seconds),
    ]);
    // The first round warms the server up.
    if (round === 0) continue;
    drawing.push(drawn);
    reading.push(read);
  }
  const refused = drawing.flat().filter((each) => each.refused).length;
  const drawn = drawing.map(p99);
  const read = reading.map(p99);
  return [
    {
      what: `PDF of a licence with ten documents, ${perSecond.pdfs} a second: 99 of 100 within`,
      figure: `${spread(drawn, 0, ' ms')}${refused > 0 ? `, ${refused} refused (503)` : ''}`,
      bar: `≤ ${bars.pdf} ms`,
      good: median(drawn) <= bars.pdf && refused === 0,
    },
    {
      what: `${perSecond.others} lists of 20 a second beside it: 99 of 100 within`,
      figure: spread(read, 0, ' ms'),
      bar: `≤ ${bars.others} ms`,
      good: median(read) <= bars.others,
    },
  ];
}

export const pdfPart: Part = {
  title: `PDF, SQLite unless it says otherwise, ${rounds} rounds`,
  run: () => onEngines(measure),
};
