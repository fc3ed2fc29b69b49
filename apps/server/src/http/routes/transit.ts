import { checkCaptcha } from '../../core/captcha/captcha.ts';
import { countKept } from '../../core/rate-limit.ts';
import { checkRequest } from '../../transit/check-request.ts';
import { lookUp } from '../../transit/look-up.ts';
import { keepRequest } from '../../transit/requests.ts';
import type { Handlers } from '../handler.ts';

/** Transit requests of visitors: filing one, and finding it by its code. */
export const transitHandlers = {
  storeTransit: {
    async prepare(call) {
      const { input, deps, address, caller } = call;
      const request = await checkRequest(call.db, input.body);
      const { count: countCaptcha } = await checkCaptcha(call, input.body.captcha, { form: 'transit' });
      return async ({ act, db }) => {
        await countCaptcha(db);
        // Only stored requests count, so that a terminal's limit cannot be used up with invalid captchas.
        await countKept(act, `transit-requests:${address}`, deps.limits.transitRequests);
        return { message: 'transitFiled', code: await keepRequest(act, caller, request) };
      };
    },
  },

  async transitCode(call) {
    const { code } = await lookUp(call, call.input.params.id);
    return { code };
  },

  async findTransit(call) {
    const { pdf_id } = await lookUp(call, call.input.params.code);
    return { id: pdf_id, message: undefined, status: undefined, icon: undefined };
  },
} satisfies Partial<Handlers>;
