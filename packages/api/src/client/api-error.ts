import type { CallFailure } from '../rules/failure.ts';

/**
 * Kind of failure: `network` (no answer came), `http` (the server refused), `contract` (input or answer does not match
 * the contract).
 */
export type ApiErrorKind = 'network' | 'http' | 'contract';

/**
 * One refused field. `path` uses property names of the code, not wire names; `[]` when the message concerns the whole
 * input.
 */
export interface RefusedField {
  readonly path: readonly (string | number)[];
  /** The server's message for the user. */
  readonly message: string;
}

/** Everything in an {@link ApiError} beside its message. */
export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
  readonly fieldErrors?: readonly RefusedField[];
  readonly icon?: string | undefined;
  readonly captcha?: boolean;
  readonly cause?: unknown;
}

/** The one error that calls throw, beside the browser's own `AbortError` of an aborted call. */
export class ApiError extends Error implements CallFailure {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; only for `http`. */
  readonly status: number | undefined;
  /** Seconds until the server accepts the next try (429 and 503). */
  readonly retryAfterSeconds: number | undefined;
  readonly fieldErrors: readonly RefusedField[];
  /** Icon that the server suggests beside its message; only for `http`, and rarely there. */
  readonly icon: string | undefined;
  /** Whether a solved captcha replaces the wait; only when sign-in is rate-limited (429). */
  readonly captcha: boolean;

  /** `message` is the server's message for `http`, and a text for developers otherwise. */
  constructor(message: string, { cause, ...details }: ApiErrorDetails) {
    super(message, { cause });
    this.kind = details.kind;
    this.status = details.status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.fieldErrors = details.fieldErrors ?? [];
    this.icon = details.icon;
    this.captcha = details.captcha ?? false;
  }
}

/** Returns whether an error only reports that the caller aborted the call: nothing to show. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
