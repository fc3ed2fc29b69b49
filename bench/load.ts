import type { ApiServers } from './lib/api-servers.ts';
import type { Figure, Part } from './lib/figure.ts';
import { besideUploads, mixedRounds, type Rounds } from './lib/mixed-rounds.ts';
import { type EngineName, onEngines } from './lib/on-engines.ts';
import { median, spread } from './lib/statistics.ts';
import { besideWrongPasswords, type SignIns } from './lib/wrong-passwords.ts';

const rounds = 7;
const bar = 150;
const long = 5_000;
const all = 100_000;

const thousands = (count: number) => count.toLocaleString('en');

const within = (what: string, { p50, p99, refused }: Rounds): Figure[] => [
  { what: `${what}: half within`, figure: spread(p50, 1, ' ms') },
  {
    what: '99 of 100 within',
    figure: `${spread(p99, 0, ' ms')}${refused > 0 ? `, ${refused} refused (503)` : ''}`,
    bar: `≤ ${bar} ms`,
    good: median(p99) <= bar && refused === 0,
  },
];

function gettingIn({ took, failed, wrongPerSecond, lookedAt }: SignIns): Figure[] {
  const tried = took.length + failed;
  return [
    {
      what: '200 wrong passwords a second: the right one, from a known address, gets in',
      figure: `${took.length} of ${tried}`,
      bar: 'all',
      good: failed === 0 && tried > 0,
    },
    { what: 'after', figure: spread(took, 0, ' ms') },
    {
      what: 'wrong ones answered a second',
      figure: `${wrongPerSecond.toFixed(0)}, ${lookedAt} of them looked at, the rest told to wait`,
    },
  ];
}

async function measure(servers: ApiServers, engine: EngineName): Promise<Figure[]> {
  await servers.add('large', long);
  await servers.add('others', all - long);
  const mixed = await mixedRounds(servers, engine, rounds);
  const reading = await besideUploads(servers, engine, rounds);
  const signIns = await besideWrongPasswords(servers);
  return [
    ...within(
      `200 mixed requests a second, ${thousands(all)} applications, one list of ${thousands(long)} each second`,
      mixed,
    ),
    ...within('100 readers a second beside 20 parallel uploads of 2 MB', reading),
    ...gettingIn(signIns),
  ];
}

export const loadPart: Part = {
  title: `Load, SQLite unless it says otherwise, ${rounds} rounds`,
  run: () => onEngines(measure),
};
