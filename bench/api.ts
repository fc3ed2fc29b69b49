import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { applicationList } from '@pabean/api/contract';
import { root } from '../tools/lib/root.ts';
import { type Burst, burst } from './lib/load.ts';
import { median, spread } from './lib/statistics.ts';
import { printTable } from './lib/table.ts';

const rounds = 7;
const seconds = 2;
const bars = { share: 0.6, growth: 1.2 };
const others = { few: 1000, many: 100_000 };

/** Starts the two servers and gives what is needed to ask them. */
async function startServers() {
  const child = spawn(process.execPath, ['--conditions=@pabean/source', 'bench/lib/api-process.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { fullPort, barePort, token } = JSON.parse(String((await lines.next()).value)) as {
    fullPort: number;
    barePort: number;
    token: string;
  };
  const list = {
    path: `/api/${applicationList.path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'importir' }),
  };
  return {
    full: () => burst(`http://127.0.0.1:${fullPort}`, list, seconds),
    bare: () => burst(`http://127.0.0.1:${barePort}`, { ...list, path: '/' }, seconds),
    async addOthers(count: number) {
      child.stdin.write(`${count}\n`);
      await lines.next();
    },
    stop: () => child.stdin.end('stop\n'),
  };
}

type Servers = Awaited<ReturnType<typeof startServers>>;

async function inTurns({ full, bare }: Servers): Promise<{ full: Burst[]; bare: Burst[] }> {
  const bursts: { full: Burst[]; bare: Burst[] } = { full: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    bursts.bare.push(await bare());
    bursts.full.push(await full());
  }
  return bursts;
}

type Bursts = Awaited<ReturnType<typeof inTurns>>;

const rate = (bursts: Burst[]) => bursts.map(({ perSecond }) => perSecond);

const shareOf = ({ full, bare }: Bursts) => median(rate(full)) / median(rate(bare));

/** The list of a company's 20 applications: against the same SQL behind a bare route, and as the table grows. */
export async function benchApi(): Promise<void> {
  const servers = await startServers();
  await servers.addOthers(others.few);
  const small = await inTurns(servers);
  await servers.addOthers(others.many - others.few);
  const large = await inTurns(servers);
  servers.stop();
  const share = shareOf(large);
  // The bare route grows by almost nothing; dividing by it takes the machine's moods out.
  const growth = shareOf(small) / share;
  printTable(`API, 20 rows by index, 32 connections, ${rounds} rounds (the lean column is a bare route)`, [
    {
      what: `Requests a second, share ${share.toFixed(2)}`,
      figure: spread(rate(large.full), 0),
      lean: spread(rate(large.bare), 0),
      bar: `≥ ${bars.share.toFixed(2)} of bare`,
      good: share >= bars.share,
    },
    {
      what: '99 of 100 answers within',
      figure: spread(
        large.full.map(({ p99 }) => p99),
        1,
        ' ms',
      ),
      lean: spread(
        large.bare.map(({ p99 }) => p99),
        1,
        ' ms',
      ),
    },
    {
      what: `Slower when others grow from ${others.few} to ${others.many}`,
      figure: `${growth.toFixed(2)} times`,
      bar: `≤ ${bars.growth.toFixed(2)} times`,
      good: growth <= bars.growth,
    },
  ]);
}
