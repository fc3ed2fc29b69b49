import type { PpftzHeader } from '@pabean/api/contract';
import type { Db } from '../core/db/store.ts';
import { fromHeaderColumns, type HeaderColumns, kindOf } from '../ppftz/header-row.ts';
import { placesOf } from '../ppftz/read-record.ts';
import { headerField, headerFieldsOf } from './ppftz-fields.ts';
import { block, joined } from './print.ts';

/** As wide as the longest name of a field in a record. */
export const fieldWidth = 24;

const transportModes: Readonly<Record<string, string>> = { '1': 'sea', '2': 'air', '3': 'land' };

/** The header of a record, each field with the name by which its correction can be demanded. */
export async function headerOf(db: Db, record: HeaderColumns & { readonly kind: string }): Promise<string> {
  const header = fromHeaderColumns(record);
  const places = await placesOf(db, header);
  const identities = await db
    .selectFrom('code_label')
    .select(['code', 'label'])
    .where('kind', '=', 'identity')
    .execute();
  const identity = (wanted: string) => identities.find(({ code }) => code === wanted)?.label;
  const meanings: Partial<Record<keyof PpftzHeader, string | null | undefined>> = {
    identityType: identity(header.identityType),
    proxyIdentityType: identity(header.proxyIdentityType),
    transportMode: transportModes[header.transportMode],
    loadingPort: places.loadingPortName,
    destinationPort: places.destinationPortName,
    warehouse: places.warehouseName,
  };
  const shown = headerFieldsOf(kindOf(record), header.hasProxy);
  const width = Math.max(...shown.map((field) => headerField(field).label.length)) + 2;
  return block(
    'Header',
    shown.map((field) => {
      const { name, label } = headerField(field);
      const value = field === 'hasProxy' ? (header.hasProxy ? 'Y' : 'T') : header[field];
      const text = value === '' ? '–' : joined(String(value), meanings[field]);
      return `${name.padEnd(fieldWidth)}${label.padEnd(width)}${text}`;
    }),
  );
}
