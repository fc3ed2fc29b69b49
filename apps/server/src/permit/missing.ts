import { endpoints, permitHeader, placeOf } from '@pabean/api/contract';
import type { Missing } from '@pabean/api/rules';
import { fromHeaderRow, type HeaderRow } from './header-row.ts';

/** What the header of an application lacks. */
export function missingInHeader(application: HeaderRow): Missing[] {
  const header = fromHeaderRow(application);
  const { error } = permitHeader.safeParse(header);
  const fields = new Set(error?.issues.map(({ path: [field] }) => String(field)));
  return [...fields].map((field) => ({ code: 'header', label: labelOf(field, header.permitTypeId) }));
}

/** What people call a field of the header. */
const labelOf = (field: string, permitTypeId: string) =>
  placeOf(endpoints.saveApplication.body, [field], { idijin: permitTypeId }).label ?? 'record';
