/** One message of a failed answer; `field` is its wire name where the message is about one field. */
export interface FailureEntry {
  readonly field?: string | undefined;
  readonly message: string;
}

/** The text of a failed answer: one message for the whole, and entries for fields. */
export interface FailureText {
  readonly message: string;
  readonly entries: readonly FailureEntry[];
}

/**
 * Finds a failure's text wherever a provider of this family puts it: `message`, `error` or `errors`, as a text, a list
 * of texts, a list of `{field?, message}` or an object of field → text or texts. A list may also be the whole body.
 */
export function failureTextOf(body: unknown): FailureText {
  if (Array.isArray(body)) return failureTextOf({ errors: body });
  if (!isRecord(body)) return { message: '', entries: [] };
  const { message, error, errors } = body;
  const entries = [message, error].filter((value) => typeof value !== 'string').flatMap(entriesIn);
  entries.push(...entriesIn(errors));
  const whole = [message, error].find(isText);
  return { message: whole ?? [...new Set(entries.map((entry) => entry.message))].join(' '), entries };
}

function entriesIn(value: unknown): FailureEntry[] {
  if (isText(value)) return [{ message: value }];
  if (Array.isArray(value)) return value.flatMap(entriesIn);
  if (!isRecord(value)) return [];
  if (isText(value.message))
    return [{ field: isText(value.field) ? value.field : undefined, message: value.message }];
  return Object.entries(value).flatMap(([field, texts]) =>
    entriesIn(texts).map((entry) => ({ field, message: entry.message })),
  );
}

/**
 * Returns whether a body reports a failure although its HTTP status is a success: `hasil` or `success` is false,
 * `status` is `error`, or there is an `error` to read.
 *
 * @param reads Whether the call's own answer has this field; `success` is then a normal value.
 */
export function reportsFailure(body: unknown, reads: (name: string) => boolean): boolean {
  if (!isRecord(body)) return false;
  const { hasil, success, status, error } = body;
  if (isGiven(hasil)) return isNo(hasil);
  if (isGiven(success) && !reads('success')) return isNo(success);
  return (typeof status === 'string' && status.toLowerCase() === 'error') || isText(error);
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

// Flags are Y and T (Tidak).
const isNo = (value: unknown) => ['false', '0', 't'].includes(String(value).toLowerCase());

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
