import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { shownText, truthIfAny } from './read.ts';
import { field, wire } from './wire.ts';

/** One refused field: `field` is its name on the wire, absent when the message concerns the whole. */
const fieldError = z.object({ field: z.optional(z.string()), message: z.string() });

/** Every refusal: status word, a message for people, and for validation failures one entry a field. */
export const failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(z.array(fieldError)),
  /** What to draw beside the message; only look-ups of transit requests say it. */
  icon: z.optional(z.string()),
  /** Whether a solved captcha takes the place of waiting; only a sign-in that is told to wait says it. */
  captcha: z.optional(z.boolean()),
});

const success = { status: 'success' };

/** The answer of a write that returns nothing but its message. */
export const done = wire(z.object({ message: field('message', shownText) }), success);

/** The answer of a write that made or changed one record; providers may leave its id out. */
export const saved = (name: string) =>
  wire(z.object({ message: field('message', shownText), id: field(name, z.optional(recordId)) }), success);

/** The answer of the write that makes a record whose page comes next. */
export const created = (name: string) =>
  wire(z.object({ message: field('message', shownText), id: field(name, recordId) }), success);

/** The answer of a write that made a draft out of an earlier application; `omitted` names the documents that it lacks. */
export const copied = wire(
  z.object({
    message: field('message', shownText),
    id: field('id', recordId),
    omitted: field('dokap_tidak_disalin', z.optional(z.array(shownText))),
  }),
  success,
);

/** The answer of a write that may also say with `hasil` that it did not happen. */
export const succeeded = wire(
  z.object({ message: field('message', shownText), succeeded: field('hasil', truthIfAny) }),
  success,
);

/** A refusal, as the code sees it. */
export type Failure = z.output<typeof failure>;
