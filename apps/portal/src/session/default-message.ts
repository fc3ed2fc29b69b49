import { ApiError } from '@pabean/api/client';

/**
 * Gives a refusal without a message the documented one. A server's failure is not a refusal.
 *
 * @throws the same error, or one with the message
 */
export const withDefaultMessage = (sentence: string) => (error: unknown) => {
  const isMute = error instanceof ApiError && error.kind === 'http' && error.message === '';
  if (!isMute || (error.status ?? 0) >= 500 || error.fieldErrors.length > 0) throw error;
  throw new ApiError(sentence, { kind: 'http', ...(error.status && { status: error.status }), cause: error });
};
