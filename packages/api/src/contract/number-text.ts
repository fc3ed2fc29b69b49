import * as z from 'zod/mini';
import type { NumberNotation } from '../rules/number-notation.ts';
import { type NumberBounds, numberProblem } from '../rules/number-problem.ts';

/** Bounds of a number, and whether it is optional. */
interface NumberTextOptions extends NumberBounds {
  readonly optional?: boolean;
}

/** A decimal as text (`1234.5`), within a notation's decimals and bounds. A number is read too. */
export const numberText = (notation: NumberNotation, { optional = false, ...bounds }: NumberTextOptions) =>
  z.codec(
    z.unknown(),
    z.string({ error: 'required' }).check((context) => {
      const { value, issues } = context;
      const complain = (message: string, params?: Readonly<Record<string, number>>) =>
        issues.push({ code: 'custom', input: value, message, params });
      if (value === '') {
        if (!optional) complain('required');
        return;
      }
      const problem = numberProblem(value, notation, bounds);
      if (problem === 'decimals') complain(problem, { max: notation.decimals });
      else if (problem === 'atLeast') complain(problem, { min: bounds.min ?? 0 });
      else if (problem === 'atMost') complain(problem, { max: bounds.max ?? 0 });
      else if (problem) complain(problem);
    }),
    {
      decode: (value) => (typeof value === 'number' ? String(value) : value) as string,
      encode: (value) => value,
    },
  );
