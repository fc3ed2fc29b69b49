import { checkRegistration } from '../../account/check-registration.ts';
import { addRegistration } from '../../account/registration.ts';
import { checkCaptcha } from '../../core/captcha/captcha.ts';
import { countUse } from '../../core/rate-limit.ts';
import type { Handlers } from '../handler.ts';

/** Registration, and its mails. */
export const registrationHandlers = {
  register: {
    // Only valid registrations count against the limit, so that fixing a field does not use it up.
    async prepare(call) {
      const { input, deps, address, now } = call;
      const { password, captcha, ...values } = input.body;
      const files = await checkRegistration(deps.office, input.body);
      const { count: countCaptcha } = await checkCaptcha(call, captcha, { form: 'register' });
      await countUse(deps.store, `registrations:${address}`, deps.limits.registrations, now);
      const passwordHash = await deps.passwords.hash(password);
      return async ({ act, db }) => {
        await countCaptcha(db);
        await addRegistration(act, deps, { values, passwordHash, files });
        return { message: 'registered' };
      };
    },
  },

  // The mails were queued with the registration. This call reveals nothing and has no effect.
  confirmRegistration: () => ({ message: 'mailQueued' }),
} satisfies Partial<Handlers>;
