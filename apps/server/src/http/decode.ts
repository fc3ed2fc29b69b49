import * as z from 'zod/mini';
import { invalid, Refusal, reasonOf, refusedField } from '../core/refusal.ts';

/**
 * Parses a part of a request with its schema.
 * @throws Refusal 422 with an entry for every invalid field, 400 when it is no object at all
 */
export function decode(schema: z.ZodMiniType, received: unknown): unknown {
  const result = z.safeDecode(schema, received as never);
  if (result.success) return result.data;
  const issues = result.error.issues.filter(({ path }) => path.length > 0);
  if (issues.length === 0) throw new Refusal('badRequest');
  throw invalid(issues.map((issue) => refusedField(schema, issue.path, reasonOf(issue), received)));
}
