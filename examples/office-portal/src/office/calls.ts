import { endpoint } from '@pabean/api/contract';
import * as z from 'zod/mini';

/** A call that only this office has, beside those of the contract. */
export const bookVisit = endpoint({
  method: 'POST',
  path: 'janji',
  summary: 'Book a visit at a counter.',
  access: 'signedIn',
  rate: 'write',
  writes: true,
  body: z.object({ name: z.string(), day: z.string(), counter: z.string() }),
  answer: z.object({ code: z.string() }),
});
