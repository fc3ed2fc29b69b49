import { en as shared } from '@pabean/api/rules';
import type { English } from '../../words.ts';
import type { loginWords } from './login-words.ts';

export const login: English<typeof loginWords> = {
  title: 'Login',
  lead: "Sign in with your company's account.",
  username: shared.labels.username,
  password: shared.labels.password,
  required: shared.refusals.required,
  network: shared.failures.network,
  unexpected: shared.failures.unexpected,
  unauthenticated: shared.answers.unauthenticated,
  signedOut: shared.answers.signedOut,
  submit: 'Login',
  busy: 'Checking…',
  forgot: 'Forgot password?',
  noAccount: 'No account yet?',
  register: 'Register',
  withoutAccount: 'without an account',
  transit: 'Transit goods report',
  transitHint: 'File one, or find it by its registration code',
  refusedHint: 'Check both, or reset your password.',
  waitHint: 'What you typed is still here. Wait {seconds} seconds, then press Login again.',
  retry: 'Try again',
  tfaTitle: 'This account uses two-step verification',
  tfaCode: 'The code step is not available in this portal yet. Ask the office for another way in.',
  tfaSetup:
    'Two-step verification of this account must be set up first, which this portal cannot do yet. Ask the office.',
};
