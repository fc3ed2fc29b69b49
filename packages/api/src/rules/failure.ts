import type { SharedMessages } from './messages/index.ts';

/** A failed call as far as a form or a page needs it; the client's `ApiError` is one. */
export interface CallFailure {
  /** `network`: no answer came. `http`: the server refused. `contract`: somebody did not follow the contract. */
  readonly kind: 'network' | 'http' | 'contract';
  /** The server's sentence for `http`; a line for developers otherwise. */
  readonly message: string;
  /** HTTP status of a refusal. */
  readonly status?: number | undefined;
  /** How long the server asks to wait. */
  readonly retryAfterSeconds?: number | undefined;
  /** Whether a solved captcha takes the place of waiting. */
  readonly captcha?: boolean | undefined;
  /** One entry for each refused field, by the names of the code; `[]` when the whole is meant. */
  readonly fieldErrors: readonly { readonly path: readonly (string | number)[]; readonly message: string }[];
}

/** Whether an error is a failed call. */
export const isCallFailure = (error: unknown): error is CallFailure =>
  error instanceof Error && 'kind' in error && 'fieldErrors' in error;

/** An error of a call in words for people: the server's own sentence where there is one. */
export function explainError(error: unknown, messages: Pick<SharedMessages, 'failures'>): string {
  if (!isCallFailure(error)) return messages.failures.unexpected;
  if (error.kind !== 'http') return messages.failures[error.kind];
  return error.message || messages.failures.unexpected;
}
