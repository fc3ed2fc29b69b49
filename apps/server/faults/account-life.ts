import { createHash } from 'node:crypto';
import type { CaptchaChallenge, EndpointName, Endpoints, InputOf } from '@pabean/api/contract';
import { buildRegistration } from '@pabean/api/fixtures';
import { codeOf } from '../src/testing/authenticator.ts';
import { call, type Outcome, type Send } from '../src/testing/call.ts';
import { dataUrl } from '../src/testing/permit.ts';
import { solve } from '../src/testing/solve-captcha.ts';
import { type AccountFacts, namedAs, sorted } from './account-facts.ts';
import type { OwnerCounts } from './owner.ts';
import type { Random } from './random.ts';

/** The parts of a response that are used. */
export type AnyOutcome = Pick<Outcome<Endpoints['register']>, 'status' | 'headers' | 'failure'>;

/** A pending write. */
export interface Step<Of extends AnyOutcome = AnyOutcome> {
  readonly what: string;
  readonly call: () => Promise<Of>;
  /** The changed facts of the account once it is committed. */
  readonly changes?: Partial<AccountFacts>;
  /** Statuses of a repetition that mean that an earlier try was committed. */
  readonly kept?: readonly number[];
  /** Reads the response of a success; undefined when it was lost and cannot be repeated. */
  readonly done?: (outcome: Of) => unknown;
}

/** Dependencies of an account's life. */
export interface LifeOptions {
  readonly username: string;
  readonly send: Send;
  readonly random: Random;
  readonly counts: OwnerCounts;
  /** The token of the link that was mailed last to an address, while the mail is queued. */
  readonly linkOf: (email: string) => Promise<string | undefined>;
  /** The expected facts of the account so far. */
  readonly facts: () => AccountFacts | undefined;
}

const unknownCode = 'ZZZZ-ZZZZ-ZZZZ';
const newPdf = (kind: string, word: string) => Buffer.from(`%PDF-1.4\n%${kind} ${word}\n%%EOF\n`);

/** Erases the types of a step for a list of steps. */
const step = <Of extends AnyOutcome>(of: Step<Of>) => of as unknown as Step;

/** The life of an account, step by step; each is done before the next is requested. */
export function* liveAs({ username, send, random, counts, linkOf, facts }: LifeOptions): Generator<Step> {
  const counting = (mail: keyof AccountFacts['mails'], more: Partial<AccountFacts> = {}) => {
    const mails = facts()?.mails as AccountFacts['mails'];
    return { ...more, mails: { ...mails, [mail]: mails[mail] + 1 } };
  };

  /** Repeats what may happen only once. */
  async function refusedAgain(what: string, work: () => Promise<AnyOutcome>) {
    const again = await work().catch(() => undefined);
    if (!again || [429, 503].includes(again.status)) return;
    if (again.status === 200) counts.wrong.push(`${what} of ${username} counted twice`);
    else counts.refusedAgain++;
  }

  // Each account comes from an address of its own: the limits of one are tested elsewhere.
  const address = `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  const ask = <Name extends EndpointName>(
    name: Name,
    input: InputOf<Endpoints[Name]>,
    token?: string,
    key?: string,
  ) =>
    call(send, name, input, {
      token,
      headers: { 'X-Forwarded-For': address, ...(key && { 'Idempotency-Key': key }) },
    });
  const email = `${username}@perusahaan.example`;
  let password = `perahu ${random.word()}`;
  let token = '';

  const signIn = (more: { otp?: string; recoveryCode?: string } = {}) =>
    ask('signIn', { body: { username, password, ...more } });
  const enter = (what: string) =>
    step({
      what,
      call: signIn,
      done({ answer }) {
        token = answer?.token ?? '';
      },
    });

  let challenge: CaptchaChallenge | undefined;
  yield step({
    what: 'ask for a captcha',
    call: () => ask('captcha', { query: { form: 'register' } }),
    done({ answer }) {
      challenge = answer;
    },
  });
  if (!challenge) return;
  const given = challenge;
  const files = ['statement', 'identity'].map((kind) => newPdf(kind, random.word()));
  const [statement, identity] = files.map((bytes) => dataUrl(bytes));
  const key = random.word();
  let body: InputOf<Endpoints['register']>['body'] | undefined;
  yield step({
    what: 'register',
    changes: {
      npwp: '0019000017999123',
      tfa: 'off',
      codes: 0,
      files: sorted(files.map((bytes) => createHash('sha256').update(bytes).digest('hex'))),
      mails: {
        daftar: 2,
        'npwp-diubah': 0,
        'password-diubah': 0,
        'tfa-aktif': 0,
        'tfa-mati': 0,
        'tfa-kode-baru': 0,
        'tfa-pemulihan': 0,
      },
    },
    async call() {
      body ??= buildRegistration({
        username,
        password,
        personEmail: email,
        companyIdentityNumber: '0019000017999123',
        captcha: await solve(given),
        ...(statement && { statementFile: statement, statementExtension: 'pdf' as const }),
        ...(identity && { identityFile: identity, identityExtension: 'pdf' as const }),
      });
      return ask('register', { body }, undefined, key);
    },
    async done() {
      counts.registered++;
      // The same captcha, for another account.
      const other = { ...body, username: `${namedAs}${random.word()}` } as NonNullable<typeof body>;
      await refusedAgain('the captcha', () => ask('register', { body: other }));
    },
  });
  yield enter('sign in');

  const npwp = String(3_000_000_000_000_000 + random.below(1_000_000_000));
  yield step({
    what: 'change the NPWP',
    changes: counting('npwp-diubah', { npwp }),
    call: () => ask('changeNpwp', { body: { npwp } }, token),
  });
  let elsewhere = '';
  yield step({
    what: 'sign in elsewhere',
    call: signIn,
    done({ answer }) {
      elsewhere = answer?.token ?? '';
    },
  });
  yield step({
    what: 'end other sessions',
    call: () => ask('endSessions', { body: { id: undefined, others: true } }, token),
    done: () => refusedAgain('an ended session', () => ask('me', {}, elsewhere)),
  });

  const next = `sampan ${random.word()}`;
  yield step({
    what: 'change the password',
    changes: counting('password-diubah'),
    // The current password differs from the given one: an earlier try has changed it.
    kept: [422],
    call: () =>
      ask('changePassword', { body: { user: username, password, newPassword: next, repeated: next } }, token),
    async done() {
      await refusedAgain('the old password', signIn);
      password = next;
      counts.changed++;
    },
  });
  yield enter('sign in with the new password');

  let link: string | undefined;
  yield step({
    what: 'ask for a link',
    call: () => ask('sendPasswordResetLink', { body: { email } }),
    async done() {
      link = await linkOf(email);
    },
  });
  if (link) {
    const used = link;
    const mailed = `perahu ${random.word()}`;
    const reset = (newPassword: string) => ask('resetPassword', { body: { token: used, newPassword } });
    yield step({
      what: 'use a link',
      changes: counting('password-diubah'),
      kept: [400],
      call: () => reset(mailed),
      async done() {
        password = mailed;
        counts.reset++;
        await refusedAgain('a link', () => reset(`${mailed} lagi`));
      },
    });
    yield enter('sign in after the link');
  }

  let secret = '';
  yield step({
    what: 'begin two-factor',
    call: () => ask('startTwoFactor', { body: { password } }, token),
    done({ answer }) {
      secret = answer?.secret ?? '';
    },
  });
  let codes: readonly string[] | undefined;
  let otp = '';
  yield step({
    what: 'switch two-factor on',
    changes: counting('tfa-aktif', { tfa: 'on', codes: 10 }),
    kept: [409],
    call() {
      otp = codeOf(secret, new Date());
      return ask('activateTwoFactor', { body: { otp } }, token);
    },
    async done({ answer }) {
      codes = answer?.recoveryCodes;
      counts.protected++;
      if (codes) await refusedAgain('a code', () => signIn({ otp }));
    },
  });
  // The codes of a lost response are unknown.
  const [first = unknownCode, second = unknownCode] = codes ?? [];
  if (codes) {
    yield step({
      what: 'sign in with a recovery code',
      changes: counting('tfa-pemulihan', { codes: 9 }),
      kept: [422],
      call: () => signIn({ recoveryCode: first }),
      done: () => refusedAgain('a recovery code', () => signIn({ recoveryCode: first })),
    });
    const proven = counting('tfa-pemulihan').mails;
    yield step({
      what: 'ask for new recovery codes',
      changes: { codes: 10, mails: { ...proven, 'tfa-kode-baru': 1 } },
      kept: [422],
      call: () => ask('renewRecoveryCodes', { body: { password, recoveryCode: second } }, token),
    });
  }
  yield step({
    what: 'switch two-factor off',
    changes: counting('tfa-mati', { tfa: 'off', codes: 0 }),
    kept: [409],
    // A later time step than the one that switched it on.
    call: () => ask('deactivateTwoFactor', { body: { password, otp: codeOf(secret, new Date(), 1) } }, token),
  });
  yield enter('sign in without a code');
}
