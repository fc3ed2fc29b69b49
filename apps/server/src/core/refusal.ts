import { placeOf, type WireLabel } from '@pabean/api/contract';
import type { CsvMessages, Refusal as FieldReason, Missing } from '@pabean/api/rules';
import type * as z from 'zod/mini';
import type { ServerMessages } from './messages.ts';

/** The name of an answer in the server's dictionary. */
export type AnswerKey = keyof ServerMessages['answers'];

/** One refused field: where it stands on the wire, what it is called, and why it is refused. */
export interface RefusedField {
  readonly field: string;
  /** A key of the dictionary, or the word that the reference data has for it. */
  readonly label: WireLabel | { readonly text: string };
  readonly reason: FieldReason;
}

/** Something wrong with a CSV that was sent, in words once the answer leaves the server. */
export type CsvComplaint = (messages: CsvMessages) => string;

/** More about a refusal. */
export interface RefusalDetails {
  /** Values for the message's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly fields?: readonly RefusedField[];
  /** What is wrong with a CSV, cell by cell. */
  readonly csv?: readonly CsvComplaint[];
  /** What an application lacks. */
  readonly missing?: readonly Missing[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What to draw beside the message. */
  readonly icon?: string;
  /** Whether a solved captcha takes the place of waiting. */
  readonly captcha?: true;
}

/**
 * Ends a call with a status and a code; words are found where the answer leaves the server. Thrown inside a transaction
 * it also takes everything back.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: AnswerKey;
  readonly details: RefusalDetails;

  constructor(status: number, code: AnswerKey, details: RefusalDetails = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** What is not there, and what is not the caller's: the same answer. */
export const notFound = () => new Refusal(404, 'notFound');

/** Fields that need attention. */
export const invalid = (fields: readonly RefusedField[]) => new Refusal(422, 'invalid', { fields });

/**
 * One refused field of a request.
 *
 * @param path Where it stands, by the names of the code.
 * @param travelling The request's part as it came, for labels that follow from the fields around.
 */
export function refusedField(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  reason: FieldReason,
  travelling?: unknown,
): RefusedField {
  const { field, label } = placeOf(schema, path, travelling);
  return { field, label: label ?? 'record', reason };
}

/** Why a value is refused, as its schema says: the issue's message is the code. */
export const reasonOf = (issue: z.core.$ZodIssue) => ({
  message: issue.message,
  maximum: 'maximum' in issue ? issue.maximum : undefined,
  params: 'params' in issue ? (issue.params as FieldReason['params']) : undefined,
});

/** Waits that are longer than this are told in minutes. */
const longInSeconds = 300;

/** Too often: try again in so many seconds. */
export function tooManyRequests(seconds: number) {
  const headers = { 'Retry-After': String(seconds) };
  if (seconds <= longInSeconds) return new Refusal(429, 'tooManyRequests', { values: { seconds }, headers });
  const minutes = Math.ceil(seconds / 60);
  return new Refusal(429, 'tooManyForMinutes', { values: { minutes }, headers });
}

/** The same where a solved captcha takes the place of waiting. */
export const tooManyUnlessCaptcha = (seconds: number) =>
  new Refusal(429, 'tooManyUnlessCaptcha', {
    values: { seconds },
    headers: { 'Retry-After': String(seconds) },
    captcha: true,
  });

/** Too busy now: try again in so many seconds. */
export const busy = (seconds: number) =>
  new Refusal(503, 'busy', { values: { seconds }, headers: { 'Retry-After': String(seconds) } });
