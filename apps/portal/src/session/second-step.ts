import { ApiError } from '@pabean/api/client';
import type { Credentials, TwoFactorSetup } from '@pabean/api/contract';
import type { SessionCalls } from './calls.ts';
import { confirmSetup, loadSetup } from './two-factor-calls.ts';

/** What is due after a right password: setting two-factor up, or a code of it. */
export interface SecondStep {
  readonly kind: 'setup' | 'code';
  readonly username: string;
  /** Whether recovery codes may stand in: providers that give no token for the second step have none. */
  readonly hasRecoveryCodes: boolean;
}

/** Why a second step is over without a session: a reload lost it, its time is up, or the server said so in these words. */
export type StepEnd = 'stepLost' | 'stepExpired' | { readonly message: string };

/** A one-time code, or a recovery code in its place. */
export type GivenCode = { readonly otp: string } | { readonly recoveryCode: string };

/** The part of a sign-in's answer that a second step begins with. */
export interface StepAnswer {
  readonly codeRequired?: boolean | undefined;
  readonly twoFactorToken?: string | undefined;
  readonly token?: string | undefined;
}

/** What was typed, and what came of it. It is kept in memory alone. */
interface Pending {
  readonly step: SecondStep;
  readonly credentials: Credentials;
  readonly token: string | undefined;
  readonly timer: ReturnType<typeof setTimeout>;
  setup?: Promise<TwoFactorSetup> | undefined;
  /** The session that the code has opened, as long as it is not known whose it is. */
  opened?: { readonly token: string; readonly recoveryCodes?: readonly string[] };
}

/** How second steps tell what becomes of them. */
export interface StepListener {
  readonly onChange: (step: SecondStep | undefined, end?: StepEnd) => void;
  /** Takes over the session of a token. */
  readonly adopt: (token: string, recoveryCodes?: readonly string[]) => Promise<void>;
}

/** So long is a step's token good; then what was typed is forgotten. */
const lifetime = 5 * 60_000;

/** The second steps of a tab's signing in. */
export interface SecondSteps {
  readonly begin: (credentials: Credentials, answer: StepAnswer) => void;
  /** Forgets what was typed, without a word. */
  readonly forget: () => void;
  readonly leave: (end?: StepEnd) => void;
  readonly loadSetup: () => Promise<TwoFactorSetup>;
  readonly confirm: (code: GivenCode) => Promise<void>;
}

/** Makes them, one at a time. A module of its own: only who has a second step to do fetches it. */
export function createSecondSteps(calls: SessionCalls, { onChange, adopt }: StepListener): SecondSteps {
  let pending: Pending | undefined;

  function forget() {
    clearTimeout(pending?.timer);
    pending = undefined;
  }
  function end(why?: StepEnd) {
    forget();
    onChange(undefined, why);
  }
  function current(): Pending {
    if (!pending) throw new ApiError('No second step is due', { kind: 'contract' });
    return pending;
  }

  async function open({ step, credentials, token }: Pending, code: GivenCode) {
    const answer =
      step.kind === 'code'
        ? await calls.signIn({ ...credentials, ...code }, token)
        : await confirmSetup(calls.client, credentials, code, token);
    if (!answer.token) throw new ApiError('The second step gave no token', { kind: 'contract' });
    return { ...answer, token: answer.token };
  }

  return {
    forget,
    begin(credentials: Credentials, { codeRequired, twoFactorToken, token }: StepAnswer) {
      forget();
      const step: SecondStep = {
        kind: codeRequired ? 'code' : 'setup',
        username: credentials.username,
        hasRecoveryCodes: twoFactorToken !== undefined,
      };
      const timer = setTimeout(() => end('stepExpired'), lifetime);
      pending = { step, credentials, token: twoFactorToken ?? token, timer };
      onChange(step);
    },

    leave: end,

    loadSetup(): Promise<TwoFactorSetup> {
      const asked = current();
      const { credentials, token } = asked;
      asked.setup ??= loadSetup(calls.client, credentials.username, token).catch((error: unknown) => {
        asked.setup = undefined;
        endIfOver(asked, error);
        throw error;
      });
      return asked.setup;
    },

    async confirm(code: GivenCode): Promise<void> {
      const asked = current();
      try {
        asked.opened ??= await open(asked, code);
        if (pending === asked) await adopt(asked.opened.token, asked.opened.recoveryCodes);
        // Somebody has given it up in the meantime.
        else calls.signOut(asked.opened.token).catch(() => undefined);
      } catch (error) {
        endIfOver(asked, error);
        throw error;
      }
    },
  };

  /** A token that is no longer taken ends its step. Without one, 401 is a wrong code. */
  function endIfOver(asked: Pending, error: unknown) {
    if (pending !== asked || asked.token === undefined) return;
    if (error instanceof ApiError && error.status === 401) end({ message: error.message });
  }
}
