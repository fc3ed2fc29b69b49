import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf } from '../testing/authenticator.ts';
import { authenticatorSetup, newTotpSecret, stepOfCode } from './totp.ts';

const at = (seconds: number) => new Date(seconds * 1_000);

/** The secret of RFC 6238's own test values, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// RFC 6238, appendix B, SHA-1: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s, as in the RFC', (seconds, code) => {
  expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('accepts codes of another library, one step early or late, and returns the step', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_600_000_000, max: 4_000_000_000 }),
      fc.integer({ min: -3, max: 3 }),
      (seconds, steps) => {
        const own = newTotpSecret();
        const step = stepOfCode(own, codeOf(own, at(seconds), steps), at(seconds));
        // A code can by chance equal that of a neighbouring step.
        if (Math.abs(steps) <= 1) expect(step).toBeDefined();
        else if (step !== undefined) expect(Math.abs(step - Math.floor(seconds / 30))).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test.each(['', '12345', '1234567', '28708２', 'aaaaa\n287082\naaa', ' 287082', '-28708', '000000'])(
  'refuses %j',
  (code) => expect(stepOfCode(secret, code, at(59))).toBeUndefined(),
);

test('a new secret has 160 bits and is never the same', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/);
});

test('an app is set up by picture, text or address, all with the same secret', () => {
  const setup = authenticatorSetup(secret, 'KPU Bea dan Cukai: Batam', 'importir');
  expect(setup.secret).toBe(secret);
  const address = new URL(setup.address);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  const svg = Buffer.from(setup.qrCode.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  expect(svg).not.toMatch(/script|href|on\w+=/);
});
