import type { SharedMessages } from '../rules/index.ts';
import { ApiError } from './api-error.ts';

/** An error of a call in words for people: the server's own sentence where there is one. */
export function explainError(error: unknown, messages: SharedMessages): string {
  if (!(error instanceof ApiError)) return messages.failures.unexpected;
  if (error.kind !== 'http') return messages.failures[error.kind];
  return error.message || messages.failures.unexpected;
}
