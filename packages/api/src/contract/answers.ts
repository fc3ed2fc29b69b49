import * as z from 'zod/mini';
import { recordId } from './text.ts';
import { wire } from './wire.ts';

/** One refused field: `field` is its name on the wire, absent when the message concerns the whole. */
export const fieldError = z.object({ field: z.optional(z.string()), message: z.string() });

/** Every refusal: status word, a message for people, and for validation failures one entry a field. */
export const failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(z.array(fieldError)),
});

/** The answer of a write that returns nothing else. */
export const done = z.object({ status: z.literal('success'), message: z.string() });

/** The answer of a write that made or changed one record. */
export const saved = (name: string) =>
  wire(z.object({ status: z.literal('success'), message: z.string(), id: recordId }), {
    status: 'status',
    message: 'message',
    id: name,
  });

/** One refused field, as the code sees it. */
export type FieldError = z.output<typeof fieldError>;

/** A refusal, as the code sees it. */
export type Failure = z.output<typeof failure>;
