import { ApiError } from '../client/index.ts';
import {
  addCarrier,
  type CourierCompany,
  carrierList,
  cityList,
  courierCompanyList,
  type FoundTransit,
  findCourierCompanies,
  findTransit,
  type InputOf,
  storeTransit,
  transitCode,
  transitPackageTypeList,
  transitPdf,
  transitPortList,
  transitUnitList,
} from '../contract/index.ts';
import { unchanging, useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/**
 * Files a transit request; the answer has its registration code.
 *
 * @beta
 */
export const useStoreTransit = () =>
  useWrite((body: InputOf<typeof storeTransit>['body'], { client, options }) =>
    client.call(storeTransit, { body }, options),
  );

/**
 * The registration code of a request that was filed, by that code; 404 when there is none.
 *
 * @beta
 */
export const useTransitCode = (code: string) => useCall(transitCode, { params: { id: code } }, unchanging);

/** How providers say that nothing was found: with 404, or with 200 and an `error` in the body. */
const nothingFound: readonly (number | undefined)[] = [200, 404];

/**
 * Looks for a request by its code. What no provider has is no error: it has no id, and the provider's words.
 *
 * @beta
 */
export const useFindTransit = () =>
  useWrite(
    (code: string, { client, options }): Promise<FoundTransit> =>
      client.call(findTransit, { params: { code } }, options).catch((error: unknown) => {
        if (!(error instanceof ApiError) || !nothingFound.includes(error.status)) throw error;
        return { id: null, message: error.message, icon: error.icon };
      }),
  );

/**
 * Fetches the PDF of a request by the id that a look-up found.
 *
 * @beta
 */
export const useTransitPdf = () =>
  useWrite((id: string, { client, options }) => client.call(transitPdf, { params: { id } }, options));

/**
 * Names of carriers: those that the office has accepted, and this visitor's own.
 *
 * @beta
 */
export const useCarriers = () => useCall(carrierList, {});

/**
 * Adds the name of a carrier.
 *
 * @beta
 */
export const useAddCarrier = () =>
  useWrite((name: string, { client, options }) => client.call(addCarrier, { body: { name } }, options), {
    touches: [carrierList],
  });

/**
 * Ports and terminals where goods in transit arrive and leave.
 *
 * @beta
 */
export const useTransitPorts = () => useCall(transitPortList, {}, unchanging);

/**
 * Units of quantity, for visitors.
 *
 * @beta
 */
export const useTransitUnits = () => useCall(transitUnitList, {}, unchanging);

/**
 * Kinds of packages, for visitors.
 *
 * @beta
 */
export const useTransitPackageTypes = () => useCall(transitPackageTypeList, {}, unchanging);

/**
 * Cities that goods come from and go to.
 *
 * @beta
 */
export const useCities = () => useCall(cityList, {}, unchanging);

/**
 * Names of courier companies.
 *
 * @beta
 */
export const useCourierCompanies = () => useCall(courierCompanyList, {}, unchanging);

/**
 * Looks for a courier company by its name; number and address come masked. Undefined when there is none of that name.
 *
 * @beta
 */
export const useFindCourierCompany = () =>
  useWrite(async (name: string, { client, options }): Promise<CourierCompany | undefined> => {
    const found = await client.call(findCourierCompanies, { params: { name } }, options);
    return found.find((company) => company.name === name);
  });
