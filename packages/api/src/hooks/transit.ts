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
 * Checks the registration code of a filed request; 404 when there is none.
 *
 * @beta
 */
export const useTransitCode = (code: string) => useCall(transitCode, { params: { id: code } }, unchanging);

/** Statuses with which providers report that nothing was found: 404, or 200 with an `error` in the body. */
const nothingFound: readonly (number | undefined)[] = [200, 404];

/**
 * Looks up a request by its code. An unknown code is not an error: the result has no id, and the provider's message.
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
 * Fetches the PDF of a request by the id of a look-up.
 *
 * @beta
 */
export const useTransitPdf = () =>
  useWrite((id: string, { client, options }) => client.call(transitPdf, { params: { id } }, options));

/**
 * Names of carriers: the accepted ones, and those added by this visitor.
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
 * Ports and terminals of arrival and departure of goods in transit.
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
 * Cities of origin and destination.
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
 * Looks up a courier company by its name; number and address are masked. Undefined when there is none of that name.
 *
 * @beta
 */
export const useFindCourierCompany = () =>
  useWrite(async (name: string, { client, options }): Promise<CourierCompany | undefined> => {
    const found = await client.call(findCourierCompanies, { params: { name } }, options);
    return found.find((company) => company.name === name);
  });
