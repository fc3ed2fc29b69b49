import { ApiError } from '@pabean/api/client';
import type { Credentials, TwoFactorSetup } from '@pabean/api/contract';
import type { SessionCalls, SignInTyped } from './calls.ts';
import { failFetching } from './late-calls.ts';
import type { GivenCode, SecondStep, SecondSteps, StepAnswer, StepEnd } from './second-step.ts';

/** Result of a sign-in: the portal, or a second step. */
export type SignInResult = 'signedIn' | 'setupRequired' | 'codeRequired';

/** Callbacks of a sign-in. */
export interface SignInOptions {
  readonly prepare: () => Promise<SessionCalls>;
  /** Takes over the session of a token. */
  readonly enter: (token: string, recoveryCodes?: readonly string[]) => Promise<void>;
  readonly onStep: (step: SecondStep | undefined, end?: StepEnd) => void;
}

/** Signs in with a password. The code of second steps is loaded for the first one that is due. */
export function createSignIn({ prepare, enter, onStep }: SignInOptions) {
  let steps: SecondSteps | undefined;

  async function begin(credentials: Credentials, answer: StepAnswer) {
    const [calls, { createSecondSteps }] = await Promise.all([
      prepare(),
      import('./second-step.ts').catch(failFetching),
    ]);
    steps ??= createSecondSteps(calls, { onChange: onStep, adopt: enter });
    steps.begin(credentials, answer);
  }
  function due(): SecondSteps {
    if (!steps) throw new ApiError('No second step is due', { kind: 'contract' });
    return steps;
  }

  return {
    forgetStep: () => steps?.forget(),
    async signIn({
      captcha,
      ...credentials
    }: Credentials & Pick<SignInTyped, 'captcha'>): Promise<SignInResult> {
      const answer = await (await prepare()).signIn({ ...credentials, ...(captcha && { captcha }) });
      // A due step has priority: a token beside it is for that step.
      if (answer.codeRequired || answer.setupRequired) {
        await begin(credentials, answer);
        return answer.codeRequired ? 'codeRequired' : 'setupRequired';
      }
      if (!answer.token)
        throw new ApiError('Signing in gave neither a token nor a second step', { kind: 'contract' });
      await enter(answer.token);
      return 'signedIn';
    },
    loadSetup: async (): Promise<TwoFactorSetup> => due().loadSetup(),
    confirmCode: async (code: GivenCode): Promise<void> => due().confirm(code),
    leaveStep(end?: 'stepLost') {
      if (steps) steps.leave(end);
      else if (end) onStep(undefined, end);
    },
  };
}
