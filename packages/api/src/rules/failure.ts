import type { SharedMessages } from './messages/index.ts';

/** A failed call, as forms and pages need it; the client's `ApiError` is one. */
export interface CallFailure {
  /** `network`: no answer came. `http`: the server refused. `contract`: input or answer does not match the contract. */
  readonly kind: 'network' | 'http' | 'contract';
  /** The server's message for `http`; a text for developers otherwise. */
  readonly message: string;
  /** HTTP status of a refusal. */
  readonly status?: number | undefined;
  /** Seconds until the server accepts the next try. */
  readonly retryAfterSeconds?: number | undefined;
  /** Whether a solved captcha replaces the wait. */
  readonly captcha?: boolean | undefined;
  /** One entry for each refused field, by property names of the code; `[]` when the whole input is meant. */
  readonly fieldErrors: readonly { readonly path: readonly (string | number)[]; readonly message: string }[];
}

/** Returns whether an error is a failed call. */
export const isCallFailure = (error: unknown): error is CallFailure =>
  error instanceof Error && 'kind' in error && 'fieldErrors' in error;

/** Returns an error's message for the user: the server's own message where there is one. */
export function explainError(error: unknown, messages: Pick<SharedMessages, 'failures'>): string {
  if (!isCallFailure(error)) return messages.failures.unexpected;
  if (error.kind !== 'http') return messages.failures[error.kind];
  return error.message || messages.failures.unexpected;
}
