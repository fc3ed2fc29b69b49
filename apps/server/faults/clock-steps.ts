import { globSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildPassengerTransit } from '@pabean/api/fixtures';
import { call } from '../src/testing/call.ts';
import { demoPassword } from '../src/testing/demo.ts';
import { count } from '../src/testing/finding.ts';
import { runCli } from '../src/testing/run-cli.ts';
import { samples } from '../src/testing/samples.ts';
import { solve } from '../src/testing/solve-captcha.ts';
import { atLeast, bar, type Row } from './row.ts';
import { openStation, stationSecret } from './station.ts';

const day = 86_400;
const user = 'ppjk';
const recordsAtEach = 5;

function libfaketime(): string {
  const found = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
  if (!found) throw new Error('libfaketime is missing. On Debian: apt-get install faketime');
  return found;
}

/** Seconds until two seconds before the next year begins in the office's zone, which is seven hours ahead. */
const untilNewYear = () =>
  Math.round((Date.UTC(new Date().getUTCFullYear(), 11, 31, 16, 59, 58) - Date.now()) / 1_000);

/** The steps: how far the clock is off, in seconds, and whether sessions of the right time are valid by it. */
const steps = () => [
  { off: 200 * day, isValid: false },
  { off: -200 * day, isValid: false },
  { off: 1, isValid: true },
  { off: -1, isValid: true },
  { off: untilNewYear(), isValid: false },
  // The seconds before midnight come a second time.
  { off: untilNewYear(), isValid: false },
  { off: 0, isValid: true },
];

/** The clock of a running server jumps, in both directions, by a second and over the new year. */
export const clockSteps: Row = {
  title: 'clocks that jump, SQLite',
  async run() {
    const station = await openStation({ clients: 0 });
    const offset = join(station.dataDir, '..', 'offset');
    const environment = {
      LD_PRELOAD: libfaketime(),
      FAKETIME_TIMESTAMP_FILE: offset,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    async function step(off: number) {
      // Never half a file.
      await writeFile(`${offset}.tmp`, `${off < 0 ? '' : '+'}${off}\n`);
      await rename(`${offset}.tmp`, offset);
    }
    await step(0);
    const server = await station.start({ environment: { ...environment, DEMO: '1' } });
    const failed: string[] = [];
    const must = (isSo: boolean, sentence: string) => void (isSo || failed.push(sentence));
    const numbers: string[] = [];
    const codes: string[] = [];

    async function signIn() {
      const body = { username: user, password: demoPassword };
      const { answer, failure } = await call(server.send, 'signIn', { body });
      must(answer !== undefined, `signing in: ${JSON.stringify(failure)}`);
      return answer?.token ?? undefined;
    }
    async function work(token: string | undefined) {
      for (let made = 0; made < recordsAtEach; made++) {
        const { answer, failure } = await call(server.send, 'createPpftz', samples.createPpftz.input, {
          token,
        });
        if (answer) numbers.push(answer.id);
        else failed.push(`a record: ${JSON.stringify(failure)}`);
        // Over midnight.
        await wait(600);
      }
      const challenge = await call(server.send, 'captcha', { query: { form: 'transit' } });
      const captcha = challenge.answer ? await solve(challenge.answer) : '';
      const filed = await call(server.send, 'storeTransit', { body: buildPassengerTransit({ captcha }) });
      if (filed.answer) codes.push(filed.answer.code);
      else failed.push(`a transit request: ${JSON.stringify(filed.failure)}`);
    }
    const valid = async (token: string | undefined) =>
      (await call(server.send, 'me', {}, { token })).status === 200;

    const first = await signIn();
    await work(first);
    for (const { off, isValid } of steps()) {
      await step(off);
      must((await valid(first)) === isValid, `a session of the right time, ${off} seconds off`);
      await work(await signIn());
      if (Math.abs(off) < day) continue;
      const cli = { DATA_DIR: station.dataDir, SECRET: stationSecret, DEMO: '0', ...environment };
      const { stdout } = await runCli(cli, 'clock');
      must(stdout.includes('far apart'), `pabean clock, ${off} seconds off: ${stdout}`);
    }
    must(await valid(first), 'the first session, once the clock is right again');
    for (const code of codes)
      must((await call(server.send, 'findTransit', { params: { code } })).status === 200, `${code} is gone`);
    const stored = await station.look(({ store }) =>
      store.db.selectFrom('ppftz').select('aju_number').execute(),
    );
    const all = new Set(stored.map(({ aju_number }) => aju_number));
    const lost = numbers.filter((number) => !all.has(number)).length;
    await server.end('SIGTERM');
    await station.close();
    failed.push(...station.incidents);
    return {
      figures: [
        atLeast('steps', steps().length, 7, failed),
        atLeast('numbers given', numbers.length, 40, failed),
        bar('twice', numbers.length - new Set(numbers).size, 0, failed),
        bar('lost', lost, 0, failed),
        count('transit requests', codes.length),
      ],
      failed,
    };
  },
};
