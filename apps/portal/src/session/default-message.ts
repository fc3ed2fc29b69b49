import { ApiError } from '@pabean/api/client';

/**
 * Gives a refusal without words the documented ones. What a server could not do is no refusal.
 *
 * @throws the same error, or one with the sentence
 */
export const withDefaultMessage = (sentence: string) => (error: unknown) => {
  const isMute = error instanceof ApiError && error.kind === 'http' && error.message === '';
  if (!isMute || (error.status ?? 0) >= 500 || error.fieldErrors.length > 0) throw error;
  throw new ApiError(sentence, { kind: 'http', ...(error.status && { status: error.status }), cause: error });
};
