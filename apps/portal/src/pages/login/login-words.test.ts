import { en, id, type SharedMessages } from '@pabean/api/rules';
import { expect, it } from 'vitest';
import { login } from './login-words.en.ts';
import { loginWords } from './login-words.ts';

const shared = ({ labels, refusals, failures, answers }: SharedMessages) => ({
  username: labels.username,
  password: labels.password,
  required: refusals.required,
  network: failures.network,
  unexpected: failures.unexpected,
  unauthenticated: answers.unauthenticated,
  signedOut: answers.signedOut,
});

it('says what client and server share in the same words as everybody else', () => {
  expect(loginWords.id).toMatchObject(shared(id));
  expect(login).toMatchObject(shared(en));
});
