import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { defaultLimits } from '../core/limits.ts';
import { deleteExpired } from '../housekeeping.ts';
import { createTurns } from '../http/turns.ts';
import { describeStore, type Engine } from '../testing/describe-store.ts';
import { addProtected, type TestServer, testPassword } from '../testing/index.ts';
import { solve, solveCaptcha } from '../testing/solve-captcha.ts';
import { createPasswordHasher } from './password.ts';

const second = 1_000;
const day = 24 * 3_600 * second;

/** A server whose callers' addresses are set by the test. */
const serverOf = (engine: Engine, limits: Partial<typeof defaultLimits> = {}) =>
  engine.createServer({ deps: { trustedProxies: 1, limits: { ...defaultLimits, ...limits } } });

const [home, office, elsewhere] = ['203.0.113.7', '198.51.100.1', '192.0.2.9'];

const signIn = (
  server: TestServer,
  username: string,
  from: string,
  password = testPassword,
  language = 'id',
) =>
  server.call('signIn', { body: { username, password } }, undefined, {
    headers: { 'X-Forwarded-For': from, 'Accept-Language': language },
  });

/** Guesses until the server demands a wait; returns how many guesses were checked, and the last response. */
async function guess(server: TestServer, username: string, from: string) {
  for (let guesses = 0; ; guesses++) {
    const outcome = await signIn(server, username, from, `tebakan-${guesses}`);
    if (outcome.status !== 401) return { guesses, outcome };
  }
}

const secondsOf = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'));

describeStore('wrong passwords', (engine) => {
  test('delay the next try, each one longer, up to a limit', async () => {
    const server = await serverOf(engine);
    const waits: number[] = [];
    const { guesses, outcome } = await guess(server, 'importir', elsewhere);
    expect(guesses).toBe(5);
    for (let seconds = secondsOf(outcome); waits.length < 9; ) {
      waits.push(seconds);
      server.clock.advance(seconds * second);
      expect((await signIn(server, 'importir', elsewhere, 'salah')).status).toBe(401);
      const refused = await signIn(server, 'importir', elsewhere);
      expect(refused.status).toBe(429);
      seconds = secondsOf(refused);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
    server.clock.advance(300 * second);
    expect((await signIn(server, 'importir', elsewhere)).status).toBe(200);
    await server.close();
  });

  test('are refused in the language of the reader, with the time to wait', async () => {
    const server = await serverOf(engine);
    await guess(server, 'importir', elsewhere);
    server.clock.advance(1_500);
    const refused = await signIn(server, 'importir', elsewhere);
    expect(refused.headers.get('retry-after')).toBe('4');
    expect(refused.failure?.message).toBe(
      'Terlalu banyak percobaan. Coba lagi dalam 4 detik, atau selesaikan verifikasi untuk mencoba sekarang.',
    );
    const inEnglish = await signIn(server, 'importir', elsewhere, testPassword, 'en');
    expect(inEnglish.failure?.message).toBe(
      'Too many attempts. Try again in 4 seconds, or complete the verification to try now.',
    );
    await server.close();
  });

  test('do not lock out owners at addresses where they have signed in before', async () => {
    const server = await serverOf(engine);
    expect((await signIn(server, 'importir', home)).status).toBe(200);
    for (let attacker = 1; attacker < 12; attacker++) await guess(server, 'importir', `192.0.2.${attacker}`);
    expect((await signIn(server, 'importir', office)).status).toBe(429);
    expect((await signIn(server, 'importir', home)).status).toBe(200);
    // One successful sign-in does not permit more guesses to others.
    expect((await guess(server, 'importir', elsewhere)).guesses).toBe(0);
    await server.close();
  });

  test('are counted separately at an address where the account has signed in before', async () => {
    const server = await serverOf(engine);
    for (const from of [home, office]) expect((await signIn(server, 'importir', from)).status).toBe(200);
    expect((await guess(server, 'importir', home)).guesses).toBe(5);
    expect((await signIn(server, 'importir', home)).status).toBe(429);
    expect((await signIn(server, 'importir', office)).status).toBe(200);
    server.clock.advance(5 * second);
    expect((await signIn(server, 'importir', home)).status).toBe(200);
    await server.close();
  });

  test('for many accounts do not lock out others at the same address', async () => {
    const server = await serverOf(engine, { signInByAddress: { free: 8, first: 3, longest: 3, forget: 3 } });
    expect((await signIn(server, 'tps', home)).status).toBe(200);
    for (let name = 0; name < 8; name++) {
      expect((await signIn(server, `akun-${name}`, home)).status).toBe(401);
    }
    const refused = await signIn(server, 'akun-8', home);
    expect([refused.status, secondsOf(refused)]).toEqual([429, 3]);
    expect((await signIn(server, 'tps', home)).status).toBe(200);
    expect((await signIn(server, 'importir', home)).status).toBe(429);
    server.clock.advance(3 * second);
    expect((await signIn(server, 'importir', home)).status).toBe(200);
    await server.close();
  });

  test('are reset by the right password, and expire by the hour', async () => {
    const server = await serverOf(engine);
    for (let round = 0; round < 4; round++) {
      for (let wrong = 0; wrong < 4; wrong++) await signIn(server, 'importir', elsewhere, 'salah');
      expect((await signIn(server, 'importir', elsewhere)).status).toBe(200);
    }
    await guess(server, 'tps', elsewhere);
    server.clock.advance(2 * 3_600 * second);
    expect((await guess(server, 'tps', elsewhere)).guesses).toBe(2);
    await server.close();
  });

  test('let no concurrent guess through, on any server', async () => {
    const server = await serverOf(engine);
    const other = createApp({ ...server.deps, turns: createTurns() });
    const guesses = Array.from({ length: 15 }, (_, index) =>
      (index % 2 ? server.app : other).request('/api/otentikasi/signin', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${index}` },
        body: JSON.stringify({ USER_NAME: 'importir', password: `tebakan-${index}` }),
      }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    await server.close();
  });

  test('that could not be checked are not counted', async () => {
    const server = await serverOf(engine);
    const busy = createApp({ ...server.deps, passwords: createPasswordHasher({ running: 0, waiting: 0 }) });
    for (const wrong of ['satu', 'dua', 'tiga', 'empat']) await signIn(server, 'importir', home, wrong);
    for (let tries = 0; tries < 10; tries++) {
      const answer = await busy.request('/api/otentikasi/signin', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': home },
        body: JSON.stringify({ USER_NAME: 'importir', password: testPassword }),
      });
      expect(answer.status).toBe(503);
    }
    expect((await guess(server, 'importir', home)).guesses).toBe(1);
    await server.close();
  });
});

describeStore('addresses of an account', (engine) => {
  const known = (server: TestServer) => server.store.db.selectFrom('known_address').selectAll().execute();

  test('are stored as hashes only, and only those of opened sessions', async () => {
    const server = await serverOf(engine);
    await signIn(server, 'importir', home);
    await signIn(server, 'tps', home);
    await signIn(server, 'ppjk', home, 'salah');
    const rows = await known(server);
    expect(new Set(rows.map(({ address_hash }) => address_hash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(home);
    await server.close();
  });

  test('are limited in number; the least recently used one is dropped', async () => {
    const server = await serverOf(engine);
    for (let last = 1; last <= 25; last++) {
      server.clock.advance(second);
      expect((await signIn(server, 'importir', `203.0.113.${last}`)).status).toBe(200);
    }
    expect(await known(server)).toHaveLength(20);
    await guess(server, 'importir', elsewhere);
    expect((await signIn(server, 'importir', '203.0.113.5')).status).toBe(429);
    expect((await signIn(server, 'importir', '203.0.113.6')).status).toBe(200);
    await server.close();
  });

  test('are deleted 90 days after their last use', async () => {
    const server = await serverOf(engine);
    await signIn(server, 'importir', home);
    server.clock.advance(60 * day);
    await signIn(server, 'importir', office);
    server.clock.advance(31 * day);
    await guess(server, 'importir', elsewhere);
    expect((await signIn(server, 'importir', home)).status).toBe(429);
    expect((await signIn(server, 'importir', office)).status).toBe(200);
    await deleteExpired(server.deps);
    expect(await known(server)).toHaveLength(1);
    await server.close();
  });
});

describeStore('a captcha instead of waiting', (engine) => {
  const challengeFor = async (server: TestServer, username: string, from: string) => {
    const query = { form: 'signIn', username } as const;
    const headers = { 'X-Forwarded-For': from };
    const { answer } = await server.call('captcha', { query }, undefined, { headers });
    if (!answer) throw new Error('The server gave no captcha.');
    return answer;
  };
  const captchaFor = async (server: TestServer, username: string, from: string) =>
    solve(await challengeFor(server, username, from));
  const signInWith = (server: TestServer, captcha: string, from: string, password = testPassword) =>
    server.call('signIn', { body: { username: 'importir', password, captcha } }, undefined, {
      headers: { 'X-Forwarded-For': from },
    });
  const workOf = ({ parameters }: Awaited<ReturnType<typeof challengeFor>>) =>
    (parameters.data as { doublings: number }).doublings;

  test('lets an owner sign in from a new address, however often others guess', async () => {
    const server = await serverOf(engine);
    for (let round = 0; round < 8; round++) {
      await guess(server, 'importir', elsewhere);
      const refused = await signIn(server, 'importir', office);
      expect(refused.status).toBe(429);
      expect(refused.failure).toMatchObject({
        captcha: true,
        message: expect.stringMatching(/Coba lagi dalam \d+ detik, atau selesaikan verifikasi/),
      });
      server.clock.advance(secondsOf(refused) * second);
      expect((await signIn(server, 'importir', elsewhere, 'salah')).status).toBe(401);
    }
    expect((await signIn(server, 'importir', office)).status).toBe(429);
    expect((await signInWith(server, await captchaFor(server, 'importir', office), office)).status).toBe(200);
    await server.close();
  });

  test('is valid for one try, which is counted itself', async () => {
    const server = await serverOf(engine);
    await guess(server, 'importir', elsewhere);
    const captcha = await captchaFor(server, 'importir', elsewhere);
    expect((await signInWith(server, captcha, elsewhere, 'salah')).status).toBe(401);
    const again = await signInWith(server, captcha, elsewhere);
    expect([again.status, secondsOf(again)]).toEqual([429, 10]);
    // Of many concurrent tries one gets through.
    const one = await captchaFor(server, 'importir', elsewhere);
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => signInWith(server, one, elsewhere, 'salah')),
    );
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(401);
    for (const status of statuses.slice(1)) expect([422, 429]).toContain(status);
    await server.close();
  });

  test('takes twice the work after each failure, up to a limit, and less is refused', async () => {
    const server = await serverOf(engine, { captchaDoublings: 3 });
    await guess(server, 'importir', elsewhere);
    const first = await captchaFor(server, 'importir', office);
    const works: number[] = [];
    for (let failures = 0; failures < 5; failures++) {
      const challenge = await challengeFor(server, 'importir', office);
      works.push(workOf(challenge));
      expect((await signInWith(server, await solve(challenge), office, 'salah')).status).toBe(401);
    }
    expect(works).toEqual([0, 1, 2, 3, 3]);
    expect((await signInWith(server, first, office)).status).toBe(429);
    await server.close();
  });

  test('is valid for one name and for this form only', async () => {
    const server = await serverOf(engine);
    await guess(server, 'importir', elsewhere);
    const others = [
      await captchaFor(server, 'tps', office),
      await solveCaptcha(server, 'register'),
      await solveCaptcha(server, 'transit'),
    ];
    for (const captcha of others) {
      const refused = await signInWith(server, captcha, office);
      expect([refused.status, refused.failure?.errors?.[0]?.field]).toEqual([422, 'recaptchaToken']);
    }
    await server.close();
  });

  test('demands the same for an unknown name', async () => {
    const server = await serverOf(engine);
    for (const username of ['importir', 'bukan-siapa-siapa']) {
      await guess(server, username, elsewhere);
      expect((await signIn(server, username, office)).failure).toMatchObject({ captcha: true });
      expect(workOf(await challengeFor(server, username, office))).toBe(0);
    }
    await server.close();
  });

  test('and a started second step continues while others guess', async () => {
    const server = await serverOf(engine);
    const maya = await addProtected(server, 'maya');
    const asked = await signIn(server, 'maya', office);
    expect(asked.answer).toMatchObject({ codeRequired: true });
    await guess(server, 'maya', elsewhere);
    const body = { username: 'maya', password: testPassword, otp: maya.code() };
    const entered = await server.call('signIn', { body }, asked.answer?.twoFactorToken, {
      headers: { 'X-Forwarded-For': office },
    });
    expect(entered.status).toBe(200);
    await server.close();
  });
});
