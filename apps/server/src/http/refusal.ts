import type { FieldError } from '@pabean/api/contract';
import { fill, id, type SharedMessages } from '@pabean/api/rules';

/** The name of an answer in the shared dictionary. */
export type AnswerKey = keyof SharedMessages['answers'];

/** More about a refusal. */
export interface RefusalDetails {
  /** Values for the message's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** One entry a refused field. */
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends a call with a status and words for people. Thrown inside a transaction it also takes everything back. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, key: AnswerKey, details: RefusalDetails = {}) {
    super(fill(id.answers[key], details.values ?? {}));
    this.status = status;
    this.errors = details.errors;
    this.headers = details.headers ?? {};
  }
}

/** What is not there, and what is not the caller's: the same answer. */
export const notFound = () => new Refusal(404, 'notFound');

/** Fields that need attention. */
export const invalid = (errors: readonly FieldError[]) => new Refusal(422, 'invalid', { errors });

/** Too often: try again in so many seconds. */
export const tooManyRequests = (seconds: number) =>
  new Refusal(429, 'tooManyRequests', { values: { seconds }, headers: { 'Retry-After': String(seconds) } });

/** Too busy now: try again in so many seconds. */
export const busy = (seconds: number) =>
  new Refusal(503, 'busy', { values: { seconds }, headers: { 'Retry-After': String(seconds) } });
