import {
  type DokapDefinition,
  dokapTypeList,
  identityTypeList,
  permitTypeList,
  referenceList,
} from '../contract/index.ts';
import { unchanging, useCall } from './use-call.ts';

/** Permit types. */
export const usePermitTypes = () => useCall(permitTypeList, {}, unchanging);

/** Identity types. */
export const useIdentityTypes = () => useCall(identityTypeList, {}, unchanging);

/**
 * The document types that a permit type takes, mandatory ones marked.
 *
 * @param permitTypeId Undefined to wait.
 */
export const useDokapTypes = (permitTypeId: string | undefined) =>
  useCall(dokapTypeList, permitTypeId === undefined ? undefined : { query: { permitTypeId } }, unchanging);

/**
 * The reference list from which a document's first value is chosen; waits for a definition that names one.
 *
 * @param country ISO code to narrow a list of ports, or `-` for all.
 */
export function useReferenceList(
  definition: Pick<DokapDefinition, 'table' | 'keyColumn' | 'labelColumn'> | undefined,
  country = '-',
) {
  const { table, keyColumn, labelColumn } = definition ?? {};
  const known = table && keyColumn && labelColumn;
  const params = known ? { table, keyColumn, labelColumn, country } : undefined;
  return useCall(referenceList, params && { params }, unchanging);
}
