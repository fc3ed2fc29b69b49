import { say } from '../../../ui/src/testing/say.ts';

/** A server's message that refuses fields. */
export const fieldsRefused = say('Ada isian yang perlu diperbaiki.', 'Some entries need to be corrected.');

/** A response that refuses fields, in the shape of a failed call. Without fields it refuses the whole request. */
export const refusal = (
  message: string,
  ...fields: { path: (string | number)[]; message: string }[]
): Error => Object.assign(new Error(message), { kind: 'http', fieldErrors: fields });

/** A call without a response. */
export const noAnswer = (): Error =>
  Object.assign(new Error('fetch failed'), { kind: 'network', fieldErrors: [] });

/** A call in progress. */
export const underWay = (): Promise<never> => new Promise(() => undefined);

/** A refusal until this many seconds have passed. */
export const tooMany = (seconds: number): Error =>
  Object.assign(
    refusal(
      say(
        `Terlalu banyak percobaan. Coba lagi dalam ${seconds} detik.`,
        `Too many attempts. Try again in ${seconds} seconds.`,
      ),
    ),
    {
      status: 429,
      retryAfterSeconds: seconds,
    },
  );

/** The same if a solved captcha replaces waiting. */
export const tooManyUnlessCaptcha = (seconds: number): Error =>
  Object.assign(tooMany(seconds), { captcha: true });
