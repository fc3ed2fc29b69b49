import { identityTypeList, permitTypeList } from '../contract/index.ts';
import { unchanging, useCall } from './use-call.ts';

/** Permit types. */
export const usePermitTypes = () => useCall(permitTypeList, {}, unchanging);

/** Identity types. */
export const useIdentityTypes = () => useCall(identityTypeList, {}, unchanging);
