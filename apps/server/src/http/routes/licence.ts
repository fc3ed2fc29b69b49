import { dayOf, readCheckCode } from '@pabean/api/rules';
import { countUse } from '../../core/rate-limit.ts';
import { Refusal } from '../../core/refusal.ts';
import { checkLicence } from '../../permit/check-licence.ts';
import { licencePdf } from '../../permit/licence-pdf.ts';
import { checkRecord } from '../../ppftz/check-record.ts';
import type { Handlers } from '../handler.ts';

/** Licences: their PDF, and whether one is genuine. */
export const licenceHandlers = {
  licencePdf: ({ act, input, deps }) => licencePdf(act, deps, input.params.id),

  async checkLicence({ db, now, address, input, deps }) {
    const code = readCheckCode(input.params.code);
    const today = dayOf(now, deps.office.timeZone);
    const found = code && ((await checkLicence(db, today, code)) ?? (await checkRecord(db, today, code)));
    if (found) return found;
    // Only failures count, because many users may check licences from one address.
    await countUse(deps.store, `licence-checks:${address}`, deps.limits.wrongCheckCodes, now);
    throw new Refusal('licenceUnknown', { values: { office: deps.office.name } });
  },
} satisfies Partial<Handlers>;
