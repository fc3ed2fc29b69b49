import { countKept, countUse } from '../../core/rate-limit.ts';
import { codesWithSynonyms, namedCodes } from '../../core/references.ts';
import { listCarriers, noteCarrier } from '../../transit/carriers.ts';
import { findCompanies, isCompanySearch, listCompanies } from '../../transit/companies.ts';
import type { Handlers } from '../handler.ts';

/** The lists for the forms of transit requests, for visitors. */
export const transitReferenceHandlers = {
  carrierList: ({ db, caller }) => listCarriers(db, caller),

  async addCarrier({ act, deps, address, caller, input }) {
    if (await noteCarrier(act, caller, input.body.name))
      await countKept(act, `carriers:${address}`, deps.limits.carriers);
    return { message: 'carrierAdded' };
  },

  transitUnitList: ({ db }) => codesWithSynonyms(db, 'satuan'),

  transitPackageTypeList: ({ db }) => codesWithSynonyms(db, 'kemasan'),

  cityList: ({ db }) => namedCodes(db, 'kota'),

  transitPortList: ({ db }) => namedCodes(db, 'pelabuhan-transit'),

  courierCompanyList: ({ db }) => listCompanies(db),

  async findCourierCompanies({ db, deps, address, now, input }) {
    const { name } = input.params;
    if (!isCompanySearch(name)) return [];
    await countUse(deps.store, `company-searches:${address}`, deps.limits.companySearches, now);
    return findCompanies(db, name);
  },
} satisfies Partial<Handlers>;
