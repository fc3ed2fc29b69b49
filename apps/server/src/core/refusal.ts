import { placeOf, type WireLabel } from '@pabean/api/contract';
import type { CsvMessages, Refusal as FieldReason, Missing } from '@pabean/api/rules';
import type * as z from 'zod/mini';
import type { ServerMessages } from './messages.ts';

/** The name of an answer in the server's dictionary. */
export type AnswerKey = keyof ServerMessages['answers'];

/** Answers that say what was done. */
type DoneCode =
  | 'answered'
  | 'carrierAdded'
  | 'copied'
  | 'deleted'
  | 'fileUploaded'
  | 'mailQueued'
  | 'manifestSent'
  | 'noted'
  | 'npwpClaimed'
  | 'passwordUpdated'
  | 'paymentSaved'
  | 'ppftzCreated'
  | 'ppftzSent'
  | 'registered'
  | 'reportSent'
  | 'resetLinkSent'
  | 'saved'
  | 'sent'
  | 'sessionsEnded'
  | 'signedOut'
  | 'transitFiled'
  | 'twoFactorOff';

/** Answers that only other providers of the contract, or a portal, give. */
type ForeignCode = 'disclaimer' | 'npwpFailed' | 'npwpNotFound';

/** Why something is refused; `http/status.ts` has the status of each. */
export type RefusalCode = Exclude<AnswerKey, DoneCode | ForeignCode>;

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
  /** Seconds after which trying again can help. */
  readonly retryAfter?: number;
  /** What to draw beside the message. */
  readonly icon?: string;
  /** Whether a solved captcha takes the place of waiting. */
  readonly captcha?: true;
}

/**
 * Ends what was asked with a code; words and status are found where the answer leaves the server. Thrown inside a
 * transaction it also takes everything back.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** What is not there, and what is not the caller's: the same answer. */
export const notFound = () => new Refusal('notFound');

/** Fields that need attention. */
export const invalid = (fields: readonly RefusedField[]) => new Refusal('invalid', { fields });

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
export const tooManyRequests = (seconds: number) =>
  seconds <= longInSeconds
    ? new Refusal('tooManyRequests', { values: { seconds }, retryAfter: seconds })
    : new Refusal('tooManyForMinutes', { values: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });

/** The same where a solved captcha takes the place of waiting. */
export const tooManyUnlessCaptcha = (seconds: number) =>
  new Refusal('tooManyUnlessCaptcha', { values: { seconds }, retryAfter: seconds, captcha: true });

/** Too busy now: try again in so many seconds. */
export const busy = (seconds: number) => new Refusal('busy', { values: { seconds }, retryAfter: seconds });
