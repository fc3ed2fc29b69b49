import { dayOf } from '@pabean/api/rules';
import type { Handlers } from '../http/handler.ts';
import { countUse } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { checkLicence } from '../permit/check-licence.ts';
import { licencePdf } from '../permit/licence-pdf.ts';

/** Licences: their PDF, and whether one is genuine. */
export const licenceHandlers = {
  licencePdf: ({ db, caller: { account }, input, deps }) => licencePdf(db, deps, account, input.params.id),

  async checkLicence({ db, now, address, input, deps }) {
    const licence = await checkLicence(db, dayOf(now, deps.office.timeZone), input.params.code);
    if (licence) return licence;
    // Only failures count: many people may check what they were given from one address.
    await countUse(deps.store, `licence-checks:${address}`, deps.limits.wrongCheckCodes, now);
    throw new Refusal(404, 'licenceUnknown', { values: { office: deps.office.name } });
  },
} satisfies Partial<Handlers>;
