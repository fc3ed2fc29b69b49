import { expect, it } from 'vitest';
import { type GoodsRates, taxesOf } from './tax.ts';

const ratesOf = (duty: string, vat: string, incomeTax: string): GoodsRates => ({ duty, vat, incomeTax });

it('takes VAT and income tax from the value with its duty', () => {
  expect(taxesOf(2_333_333n, ratesOf('35', '11', '7.5'))).toEqual({
    duty: 816_667n,
    taxBase: 3_150_000n,
    vat: 346_500n,
    incomeTax: 236_250n,
    total: 1_399_417n,
  });
});

it('rounds half up', () => {
  expect(taxesOf(10n, ratesOf('5', '0', '0')).duty).toBe(1n);
  expect(taxesOf(1_000n, ratesOf('0.1', '0', '0')).duty).toBe(1n);
  expect(taxesOf(499n, ratesOf('0.1', '0', '0')).duty).toBe(0n);
  expect(taxesOf(500n, ratesOf('0.1', '0', '0')).duty).toBe(1n);
});

it('is exact where binary fractions are not', () => {
  expect(taxesOf(100_000_000_000_000_000_005n, ratesOf('99.9', '0', '0')).duty).toBe(
    99_900_000_000_000_000_005n,
  );
  expect(taxesOf(1_005n, ratesOf('0', '0', '30')).incomeTax).toBe(302n);
});

/** Independent arithmetic: a rational number, rounded by comparing twice its remainder with its denominator. */
function shareByRationals(amount: bigint, rate: string): bigint {
  const point = rate.indexOf('.');
  const decimals = point < 0 ? 0 : rate.length - point - 1;
  const numerator = amount * BigInt(rate.replace('.', ''));
  const denominator = 100n * 10n ** BigInt(decimals);
  const whole = numerator / denominator;
  return 2n * (numerator - whole * denominator) >= denominator ? whole + 1n : whole;
}

it('agrees with an independent arithmetic on 10,000 lines', () => {
  let seed = 20_260_924n;
  const next = (below: bigint) => {
    seed = (seed * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return (seed >> 33n) % below;
  };
  const rate = (below: bigint) => {
    const tenths = next(below);
    return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`;
  };
  const differences = Array.from({ length: 10_000 }, () => {
    const value = next(10n ** (1n + next(12n)));
    const rates = ratesOf(rate(1_501n), rate(121n), rate(201n));
    const duty = shareByRationals(value, rates.duty);
    const vat = shareByRationals(value + duty, rates.vat);
    const incomeTax = shareByRationals(value + duty, rates.incomeTax);
    const ours = taxesOf(value, rates);
    return ours.duty === duty && ours.vat === vat && ours.incomeTax === incomeTax
      ? []
      : [{ value, rates, ours }];
  }).flat();
  expect(differences).toEqual([]);
});

it('takes no other rates', () => {
  for (const rate of ['', '1.25', '-1', '1e3', '7,5', '٧'])
    expect(() => taxesOf(1n, ratesOf(rate, '0', '0'))).toThrow(SyntaxError);
});
