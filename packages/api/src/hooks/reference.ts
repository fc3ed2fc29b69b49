import { useMemo } from 'react';
import {
  completedDefinition,
  type DokapDefinition,
  dokapType,
  dokapTypeList,
  identityTypeList,
  isCompleteDefinition,
  packageTypeList,
  permitTypeList,
  portList,
  referenceDetail,
  referenceList,
  unitList,
  warehouseList,
} from '../contract/index.ts';
import { type CallState, unchanging, useCall } from './use-call.ts';

/** Permit types. */
export const usePermitTypes = () => useCall(permitTypeList, {}, unchanging);

/** Warehouses, by their codes. */
export const useWarehouses = () => useCall(warehouseList, {}, unchanging);

/** Ports, by their UN/LOCODE. */
export const usePorts = () => useCall(portList, {}, unchanging);

/** Units of quantity. */
export const useUnits = () => useCall(unitList, {}, unchanging);

/** Kinds of packages. */
export const usePackageTypes = () => useCall(packageTypeList, {}, unchanging);

/** Identity types. */
export const useIdentityTypes = () => useCall(identityTypeList, {}, unchanging);

/**
 * The document types of a permit type; mandatory ones are marked.
 *
 * @param permitTypeId Undefined to wait.
 */
export const useDokapTypes = (permitTypeId: string | undefined) =>
  useCall(dokapTypeList, permitTypeId === undefined ? undefined : { query: { permitTypeId } }, unchanging);

/**
 * The definition of one document type: from the permit type's list, or by a separate call where the list omits it or
 * only names it.
 *
 * @param permitTypeId Undefined to wait.
 * @param code Undefined to wait until a type is chosen.
 */
export function useDokapType(
  permitTypeId: string | undefined,
  code: string | undefined,
): CallState<DokapDefinition> {
  const list = useDokapTypes(permitTypeId);
  const listed = list.data?.find((definition) => definition.code === code);
  const found = listed && isCompleteDefinition(listed) ? listed : undefined;
  const alone = permitTypeId !== undefined && code !== undefined && !found && !list.isLoading;
  const asked = useCall(dokapType, alone ? { params: { kd: code } } : undefined, unchanging);
  const data = useMemo(() => {
    if (found || !asked.data || code === undefined) return found;
    return completedDefinition(asked.data, { ...listed, code });
  }, [found, asked.data, code, listed]);
  return {
    data,
    error: data ? undefined : asked.error,
    isLoading: code !== undefined && (list.isLoading || asked.isLoading),
    isValidating: list.isValidating || asked.isValidating,
    mutate: asked.mutate,
  };
}

/**
 * The reference list from which a document's first value is chosen; waits for a definition with a list.
 *
 * @param country ISO code to filter a list of ports, or `-` for all.
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

/**
 * The label of one value in a document's reference list; undefined without an answer. Waits for a definition with a
 * list.
 *
 * @param key Undefined to wait.
 */
export function useReferenceDetail(
  definition: Pick<DokapDefinition, 'table' | 'keyColumn' | 'labelColumn'> | undefined,
  key: string | undefined,
) {
  const { table, keyColumn, labelColumn } = definition ?? {};
  const known = table && keyColumn && labelColumn && key !== undefined;
  const { data, ...rest } = useCall(
    referenceDetail,
    known ? { params: { table, keyColumn, labelColumn, key } } : undefined,
    unchanging,
  );
  return { ...rest, data: data?.find(({ code }) => code === key)?.label };
}
