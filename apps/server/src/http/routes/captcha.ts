import { doublingsFor } from '../../account/check-password.ts';
import { placeOf } from '../../account/place.ts';
import type { Handlers } from '../handler.ts';

/** Captchas for the forms of visitors. */
export const captchaHandlers = {
  async captcha({ input: { query }, deps, address, device, now }) {
    const { form = 'register', username: typed = '' } = query ?? {};
    if (form !== 'signIn') return deps.captcha.challenge({ form }, now);
    const username = typed.toLowerCase();
    const account = await deps.store.db
      .selectFrom('account')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirst();
    const place = await placeOf(deps, now, account?.id, { address, device });
    return deps.captcha.challenge(
      { form, username },
      now,
      await doublingsFor(deps, now, { username, place }),
    );
  },
} satisfies Partial<Handlers>;
