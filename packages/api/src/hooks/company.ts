import { companyOf } from '../contract/index.ts';
import { useCall } from './use-call.ts';

/** The signed-in account's company, to fill a permit header. */
export const useCompany = () => useCall(companyOf, (user) => ({ body: { user } }));
