import { say } from '../../../ui/src/testing/say.ts';

/** What the server says when it refuses fields. */
export const fieldsRefused = say('Ada isian yang perlu diperbaiki.', 'Some entries need to be corrected.');

/** An answer of the server that refuses fields: the shape of a failed call. No fields: it refuses the whole. */
export const refusal = (
  message: string,
  ...fields: { path: (string | number)[]; message: string }[]
): Error => Object.assign(new Error(message), { kind: 'http', fieldErrors: fields });

/** A call that got no answer. */
export const noAnswer = (): Error =>
  Object.assign(new Error('fetch failed'), { kind: 'network', fieldErrors: [] });

/** A call that is still under way. */
export const underWay = (): Promise<never> => new Promise(() => undefined);

/** A refusal until so many seconds have passed. */
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

/** The same where a solved captcha takes the place of waiting. */
export const tooManyUnlessCaptcha = (seconds: number): Error =>
  Object.assign(tooMany(seconds), { captcha: true });
