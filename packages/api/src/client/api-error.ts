import type { CallFailure } from '../rules/failure.ts';

/**
 * What went wrong: `network` (no answer came), `http` (the server refused), `contract` (input or answer does not
 * follow the contract).
 */
export type ApiErrorKind = 'network' | 'http' | 'contract';

/** One refused field. `path` is in the names of the code, `[]` when the message concerns the whole input. */
export interface RefusedField {
  readonly path: readonly (string | number)[];
  /** A sentence for people, from the server. */
  readonly message: string;
}

/** Everything that an {@link ApiError} knows beside its message. */
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
  /** How long the server asks to wait (429 and 503). */
  readonly retryAfterSeconds: number | undefined;
  readonly fieldErrors: readonly RefusedField[];
  /** What the server would draw beside its message; only for `http`, and rarely there. */
  readonly icon: string | undefined;
  /** Whether a solved captcha takes the place of waiting; only where signing in has to wait (429). */
  readonly captcha: boolean;

  /** `message` is the server's sentence for `http`, and a line for developers otherwise. */
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

/** Whether an error only says that the caller aborted the call: nothing to show. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
