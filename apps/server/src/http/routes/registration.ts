import { checkRegistration } from '../../account/check-registration.ts';
import { addRegistration } from '../../account/registration.ts';
import { checkCaptcha } from '../../core/captcha/captcha.ts';
import { countUse } from '../../core/rate-limit.ts';
import type { Handlers } from '../handler.ts';

/** Registering, and the mails of it. */
export const registrationHandlers = {
  register: {
    // Only what could be kept counts against the limit: whoever fixes a field is not held up by it.
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

  // The mails were queued with the registration. Whoever asks learns nothing, and causes nothing.
  confirmRegistration: () => ({ message: 'mailQueued' }),
} satisfies Partial<Handlers>;
