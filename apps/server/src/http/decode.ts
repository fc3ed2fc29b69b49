import { type EndpointName, type FieldError, wirePath } from '@pabean/api/contract';
import { explain, id } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { labelOf } from './labels.ts';
import { invalid } from './refusal.ts';

/**
 * Reads what travelled after its schema.
 * @throws Refusal 422 with an entry for every field that is not as it must be
 */
export function decode(call: EndpointName, schema: z.ZodMiniType, travelling: unknown): unknown {
  const result = z.safeDecode(schema, travelling as never);
  if (result.success) return result.data;
  throw invalid(result.error.issues.map((issue) => fieldErrorOf(call, schema, issue)));
}

/** An issue in the words and names of the wire. */
function fieldErrorOf(call: EndpointName, schema: z.ZodMiniType, issue: z.core.$ZodIssue): FieldError {
  const name = issue.path.findLast((step) => typeof step === 'string');
  if (name === undefined) return { message: id.answers.badRequest };
  const field = wirePath(schema, issue.path);
  const label = labelOf(call, String(name));
  const maximum = 'maximum' in issue ? issue.maximum : undefined;
  return { field, message: explain({ message: issue.message, maximum }, label, id) };
}
