import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { shownText, truthIfAny } from './read.ts';
import { field, wire } from './wire.ts';

/** One refused field: `field` is its wire name, absent when the message concerns the whole. */
const fieldError = z.object({ field: z.optional(z.string()), message: z.string() });

/** Every refusal: a status word, a message for the user, and for validation failures one entry per field. */
export const failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(z.array(fieldError)),
  /** Icon beside the message; only look-ups of transit requests have it. */
  icon: z.optional(z.string()),
  /** Whether a solved captcha replaces the wait; only a rate-limited sign-in has it. */
  captcha: z.optional(z.boolean()),
});

const success = { status: 'success' };

/** The answer of a write that returns only a message. */
export const done = wire(z.object({ message: field('message', shownText) }), success);

/** The answer of a write that created or changed one record; providers may omit its id. */
export const saved = (name: string) =>
  wire(z.object({ message: field('message', shownText), id: field(name, z.optional(recordId)) }), success);

/** The answer of a write that creates a record whose page is shown next. */
export const created = (name: string) =>
  wire(z.object({ message: field('message', shownText), id: field(name, recordId) }), success);

/**
 * The answer of a write that copied an earlier application into a draft; `omitted` names the documents that were not
 * copied.
 */
export const copied = wire(
  z.object({
    message: field('message', shownText),
    id: field('id', recordId),
    omitted: field('dokap_tidak_disalin', z.optional(z.array(shownText))),
  }),
  success,
);

/** The answer of a write that may also report with `hasil` that it did not happen. */
export const succeeded = wire(
  z.object({ message: field('message', shownText), succeeded: field('hasil', truthIfAny) }),
  success,
);

/** A refusal, decoded. */
export type Failure = z.output<typeof failure>;
