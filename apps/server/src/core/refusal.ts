import { placeOf, type WireLabel } from '@pabean/api/contract';
import type { CsvMessages, Refusal as FieldReason, Missing } from '@pabean/api/rules';
import type * as z from 'zod/mini';
import type { ServerMessages } from './messages.ts';

/** The key of a response's message in the dictionary. */
export type AnswerKey = keyof ServerMessages['answers'];

/** Messages of calls that succeeded. */
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

/** Messages that only other providers of the contract, or a portal, use. */
type ForeignCode = 'disclaimer' | 'npwpFailed' | 'npwpNotFound';

/** Codes of refusals; `http/status.ts` has the status of each. */
export type RefusalCode = Exclude<AnswerKey, DoneCode | ForeignCode>;

/** One refused field: its path on the wire, its label, and the reason. */
export interface RefusedField {
  readonly field: string;
  /** A key of the dictionary, or the label in the reference data. */
  readonly label: WireLabel | { readonly text: string };
  readonly reason: FieldReason;
}

/** A problem of an uploaded CSV; its message is resolved when the response is sent. */
export type CsvComplaint = (messages: CsvMessages) => string;

/** Details of a refusal. */
export interface RefusalDetails {
  /** Values for the message's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly fields?: readonly RefusedField[];
  /** The problems of a CSV, cell by cell. */
  readonly csv?: readonly CsvComplaint[];
  /** What is missing in an application. */
  readonly missing?: readonly Missing[];
  /** Seconds after which trying again can help. */
  readonly retryAfter?: number;
  /** The kind of picture beside the message. */
  readonly icon?: string;
  /** Whether a solved captcha can replace waiting. */
  readonly captcha?: true;
}

/**
 * Refuses a call with a code; message and status are resolved when the response is sent. Thrown inside a transaction, it rolls
 * it back.
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

/** The same refusal for what does not exist and what is not the caller's. */
export const notFound = () => new Refusal('notFound');

/** Fields that need attention. */
export const invalid = (fields: readonly RefusedField[]) => new Refusal('invalid', { fields });

/**
 * One refused field of a request.
 *
 * @param path Its path, by property name.
 * @param received The request part as received, for labels that depend on other fields.
 */
export function refusedField(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  reason: FieldReason,
  received?: unknown,
): RefusedField {
  const { field, label } = placeOf(schema, path, received);
  return { field, label: label ?? 'record', reason };
}

/** The reason of a refused value: the message of the schema's issue is the code. */
export const reasonOf = (issue: z.core.$ZodIssue) => ({
  message: issue.message,
  maximum: 'maximum' in issue ? issue.maximum : undefined,
  params: 'params' in issue ? (issue.params as FieldReason['params']) : undefined,
});

/** Longer waits are shown in minutes. */
const longInSeconds = 300;

/** Too many calls: try again in so many seconds. */
export const tooManyRequests = (seconds: number) =>
  seconds <= longInSeconds
    ? new Refusal('tooManyRequests', { values: { seconds }, retryAfter: seconds })
    : new Refusal('tooManyForMinutes', { values: { minutes: Math.ceil(seconds / 60) }, retryAfter: seconds });

/** The same where a solved captcha can replace waiting. */
export const tooManyUnlessCaptcha = (seconds: number) =>
  new Refusal('tooManyUnlessCaptcha', { values: { seconds }, retryAfter: seconds, captcha: true });

/** Too busy now: try again in so many seconds. */
export const busy = (seconds: number) => new Refusal('busy', { values: { seconds }, retryAfter: seconds });
