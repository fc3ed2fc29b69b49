import type { CaptchaChallenge, CaptchaForm } from '@pabean/api/contract';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestServer } from './test-server.ts';

/** Solves a challenge as a browser does, and returns the value that a form sends. */
export async function solve(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as object as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Requests a captcha from a server and solves it. */
export async function solveCaptcha(
  server: Pick<TestServer, 'call'>,
  form: CaptchaForm = 'register',
): Promise<string> {
  const { answer } = await server.call('captcha', { query: { form } });
  if (!answer) throw new Error('The server gave no captcha.');
  return solve(answer);
}
