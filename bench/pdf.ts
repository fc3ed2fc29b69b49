import { createClient } from '@pabean/api/client';
import { applicationList, endpoints, ppftzList } from '@pabean/api/contract';
import type { ApiServers } from './lib/api-servers.ts';
import type { Figure, Part } from './lib/figure.ts';
import { startFlood } from './lib/flood.ts';
import type { PreparedCall } from './lib/mixed-calls.ts';
import { mixedLoad, type Timed } from './lib/mixed-load.ts';
import { type EngineName, onEngines } from './lib/on-engines.ts';
import { median, percentile, spread } from './lib/statistics.ts';

const rounds = 7;
const seconds = 6;
const perSecond = { pdfs: 5, others: 50 };
const bars = { pdf: 300, others: 150 };

const responses = ['ppftz', 'penerimaan', 'spf', 'ip', 'sppb'] as const;

/**
 * Calls for each licence of the holder, each document of the broker's records, each transit request, and another account's
 * list.
 */
async function prepare({ fullPort, holder, broker, transits, own }: ApiServers) {
  const api = `http://127.0.0.1:${fullPort}/api`;
  const as = ({ token }: typeof own) => ({
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  });
  const clientOf = ({ token }: typeof own) => createClient({ baseURL: api, token: () => token });
  const licences = await clientOf(holder).call(applicationList, { body: { user: holder.username } });
  const records = await clientOf(broker).call(ppftzList, {});
  const pdfs: PreparedCall[] = licences.map(({ id }) => ({
    what: 'PDF',
    url: `${api}/pdf/${holder.username}/${id}`,
    init: { headers: as(holder) },
  }));
  const ppftz: PreparedCall[] = records.flatMap(({ encodedId }) =>
    responses.map((kind) => ({
      what: `PDF of ${kind}`,
      url: `${api}/ppftz/pdf/${kind}/${encodedId}`,
      init: { headers: as(broker) },
    })),
  );
  const transit: PreparedCall[] = transits.map((id, index) => ({
    what: 'PDF of a transit request',
    url: `${api}/transit/viewpdf/${id}`,
    init: { headers: { 'x-forwarded-for': `198.51.100.${index + 1}` } },
  }));
  const list: PreparedCall = {
    what: 'list of 20',
    url: `${api}/${endpoints.applicationList.path}`,
    init: { method: 'POST', headers: as(own), body: JSON.stringify({ user: own.username }) },
  };
  return { pdfs, ppftz, transit, list };
}

const p99 = (timed: readonly Timed[]) =>
  percentile(
    timed.map(({ milliseconds }) => milliseconds),
    99,
  );

/** Documents are requested at a constant rate while others read their lists. */
async function draw(pdfs: readonly PreparedCall[], list: PreparedCall, what: string): Promise<Figure[]> {
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
      what: `${what}, ${perSecond.pdfs} a second: 99 of 100 within`,
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

const flood = { connections: 60, licences: 200, perSecond: 10, rounds: 3 };

/** Licences of an account, while one visitor requests documents repeatedly on many connections. */
async function beside(pdfs: readonly PreparedCall[], transit: readonly PreparedCall[]): Promise<Figure[]> {
  const next = (index: number) => pdfs[index % pdfs.length] as PreparedCall;
  const round = () => mixedLoad(next, flood.perSecond, flood.licences / flood.perSecond);
  const idle: number[] = [];
  const flooded: number[] = [];
  let asked = 0;
  let refused = 0;
  await round();
  for (let turn = 0; turn < flood.rounds; turn += 1) {
    idle.push(p99(await round()));
    const endFlood = startFlood({
      urls: transit.map(({ url }) => url),
      address: '198.51.100.1',
      connections: flood.connections,
    });
    const timed = await round();
    asked += await endFlood();
    refused += timed.filter((each) => each.refused).length;
    flooded.push(p99(timed));
  }
  return [
    {
      what: `${flood.rounds} times ${flood.licences} licences, ${flood.perSecond} a second, while one visitor loops on ${flood.connections} connections: refused`,
      figure: `${refused}, of ${asked} calls of the visitor`,
      bar: '0',
      good: refused === 0,
    },
    {
      what: '99 of 100 of them within, beside the same at rest',
      figure: `${spread(flooded, 0, ' ms')}, ${spread(idle, 0, ' ms')} at rest`,
      bar: '≤ twice as long',
      good: median(flooded) <= 2 * median(idle),
    },
  ];
}

async function measure(servers: ApiServers, _engine: EngineName): Promise<Figure[]> {
  const { pdfs, ppftz, transit, list } = await prepare(servers);
  return [
    ...(await draw(pdfs, list, 'PDF of a licence with ten documents')),
    ...(await draw(ppftz, list, 'PDF about a PPFTZ record with fifty articles')),
    ...(await draw(transit, list, 'PDF of a transit request with fifty articles')),
    ...(await beside(pdfs, transit)),
  ];
}

export const pdfPart: Part = {
  title: `PDF, SQLite unless it says otherwise, ${rounds} rounds`,
  run: () => onEngines(measure),
};
