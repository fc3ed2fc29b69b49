import { isCallFailure } from '@pabean/api/rules';
import { useRef } from 'react';
import type { CaptchaAhead } from '../captcha/index.ts';
import { refuseField } from '../internal/refuse-field.ts';
import { useSharedMessages } from '../messages/use-messages.ts';

const refusesCaptcha = (error: unknown): boolean =>
  isCallFailure(error) && error.fieldErrors.some(({ path }) => path[0] === 'captcha');

/** Whether a server refuses the captcha, and nothing else. */
export const isCaptchaRefusal = (error: unknown): boolean =>
  refusesCaptcha(error) &&
  isCallFailure(error) &&
  error.fieldErrors.every(({ path }) => path[0] === 'captcha');

/** Whether a server has responded: then it is known whether the request was stored. */
const isAnswer = (error: unknown) =>
  isCallFailure(error) && error.kind === 'http' && (error.status ?? 400) < 500;

/**
 * Sends values with the solution of a captcha. Without a response, the same values are sent again with the same solution: the
 * repetition is the same call to the server, which stores it once. If that solution is refused, a new one is solved.
 */
export function useSending<Values, Answer>(
  captcha: CaptchaAhead,
  perform: (values: Values, captcha: string, signal: AbortSignal) => Promise<Answer>,
) {
  const { refusals } = useSharedMessages();
  const unanswered = useRef<{ readonly values: string; readonly token: string }>(undefined);

  return async function send(values: Values, signal: AbortSignal): Promise<Answer> {
    const asText = JSON.stringify(values);
    const earlier = unanswered.current?.values === asText ? unanswered.current.token : undefined;
    const token = earlier ?? (await captcha.ready());
    if (!token) throw refuseField('captcha', refusals.captcha);
    unanswered.current = { values: asText, token };
    try {
      return await perform(values, token, signal);
    } catch (error) {
      if (isAnswer(error)) unanswered.current = undefined;
      if (refusesCaptcha(error)) captcha.renew();
      if (!isCaptchaRefusal(error) || earlier === undefined) throw error;
      return send(values, signal);
    }
  };
}
