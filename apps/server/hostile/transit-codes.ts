import { buildPassengerTransit } from '@pabean/api/fixtures';
import { registrationCodeFrom } from '@pabean/api/rules';
import fc from 'fast-check';
import type { TestServer } from '../src/testing/test-server.ts';
import { newTransitRow } from '../src/transit/transit-row.ts';

/** The codes of stored requests, and the ids of their PDFs. */
export type KnownCodes = readonly { readonly code: string; readonly pdf_id: string }[];

/** Adds requests directly to the store. */
export async function storeRequests(server: TestServer, count: number): Promise<KnownCodes> {
  const { captcha: _, ...request } = buildPassengerTransit();
  const rows = Array.from({ length: count }, () => newTransitRow(request, server.clock()));
  await server.store.write((trx) => trx.insertInto('transit_request').values(rows).execute());
  return rows;
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLetters = 15;

const withCheckLetter = (random: string) =>
  registrationCodeFrom(Uint8Array.from(random, (letter) => letters.indexOf(letter)));

/** The next code, if codes were sequential. */
function after(code: string, steps: number): string {
  const number = [...code.slice(0, randomLetters)].reduce(
    (sum, letter) => sum * 32n + BigInt(letters.indexOf(letter)),
    BigInt(steps),
  );
  const digits = Array.from({ length: randomLetters }, (_, index) =>
    letters.charAt(Number((number >> BigInt(5 * (randomLetters - 1 - index))) & 31n)),
  );
  return withCheckLetter(digits.join(''));
}

const letter = fc.constantFrom(...letters);
const place = fc.nat(randomLetters - 1);
const replaced = (code: string, at: number, by: string) => code.slice(0, at) + by + code.slice(at + 1);

/**
 * An attacker's guesses: random codes, similar ones, sequential ones, and malformed ones. None of them exists.
 */
export function triedCode(known: KnownCodes): fc.Arbitrary<string> {
  const codes = new Set(known.map(({ code }) => code));
  const real = fc.constantFrom(...codes);
  const byChance = fc.uint8Array({ minLength: randomLetters, maxLength: randomLetters });
  return fc
    .oneof(
      byChance.map(registrationCodeFrom),
      fc.nat(1_000_000).map((index) => after('0'.repeat(randomLetters), index)),
      fc.tuple(real, fc.integer({ min: 1, max: 1_000 })).map(([code, steps]) => after(code, steps)),
      // One letter is changed: with the old check letter, and with the right one.
      fc.tuple(real, place, letter).map(([code, at, by]) => replaced(code, at, by)),
      fc
        .tuple(real, place, letter)
        .map(([code, at, by]) => withCheckLetter(replaced(code, at, by).slice(0, randomLetters))),
      fc.tuple(real, fc.nat(15)).map(([code, length]) => code.slice(0, length) || '-'),
      fc.tuple(real, letter).map(([code, more]) => code + more),
      fc.constantFrom('%', '_'.repeat(16), "' or 1=1 --", '0', '😀', '\0', 'x'.repeat(2_000), ' '),
      fc.string({ minLength: 1, maxLength: 40 }),
    )
    .filter((typed) => !codes.has(typed) && typed !== '.' && typed !== '..');
}
