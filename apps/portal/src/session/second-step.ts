import { ApiError } from '@pabean/api/client';
import type { Credentials, TwoFactorSetup } from '@pabean/api/contract';
import type { SessionCalls } from './calls.ts';
import { confirmSetup, loadSetup } from './two-factor-calls.ts';

/** The step after a correct password: setting up two-factor, or a code of it. */
export interface SecondStep {
  readonly kind: 'setup' | 'code';
  readonly username: string;
  /** Whether recovery codes are accepted: providers that send no token for the second step have none. */
  readonly hasRecoveryCodes: boolean;
}

/**
 * Why a second step ended without a session: a reload lost it, it expired, or the server refused it with this message.
 */
export type StepEnd = 'stepLost' | 'stepExpired' | { readonly message: string };

/** A one-time code, or a recovery code in its place. */
export type GivenCode = { readonly otp: string } | { readonly recoveryCode: string };

/** The part of a sign-in's answer that starts a second step. */
export interface StepAnswer {
  readonly codeRequired?: boolean | undefined;
  readonly twoFactorToken?: string | undefined;
  readonly token?: string | undefined;
}

/** The credentials, and the progress. Kept in memory only. */
interface Pending {
  readonly step: SecondStep;
  readonly credentials: Credentials;
  readonly token: string | undefined;
  readonly timer: ReturnType<typeof setTimeout>;
  setup?: Promise<TwoFactorSetup> | undefined;
  /** The session opened by the code, until its account is known. */
  opened?: { readonly token: string; readonly recoveryCodes?: readonly string[] };
}

/** Callbacks of second steps. */
export interface StepListener {
  readonly onChange: (step: SecondStep | undefined, end?: StepEnd) => void;
  /** Takes over the session of a token. */
  readonly adopt: (token: string, recoveryCodes?: readonly string[]) => Promise<void>;
}

/** Lifetime of a step's token; afterwards the credentials are dropped. */
const lifetime = 5 * 60_000;

/** The second steps of a tab's sign-in. */
export interface SecondSteps {
  readonly begin: (credentials: Credentials, answer: StepAnswer) => void;
  /** Drops the credentials silently. */
  readonly forget: () => void;
  readonly leave: (end?: StepEnd) => void;
  readonly loadSetup: () => Promise<TwoFactorSetup>;
  readonly confirm: (code: GivenCode) => Promise<void>;
}

/** Creates them, one at a time. A separate module, loaded only for a second step. */
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
        // The user has cancelled it in the meantime.
        else calls.signOut(asked.opened.token).catch(() => undefined);
      } catch (error) {
        endIfOver(asked, error);
        throw error;
      }
    },
  };

  /** A refused token ends its step. Without a token, 401 is a wrong code. */
  function endIfOver(asked: Pending, error: unknown) {
    if (pending !== asked || asked.token === undefined) return;
    if (error instanceof ApiError && error.status === 401) end({ message: error.message });
  }
}
