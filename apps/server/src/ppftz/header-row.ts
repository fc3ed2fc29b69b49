import { type PpftzHeader, ppftzHeaderNames } from '@pabean/api/contract';
import type { PpftzKind } from '@pabean/api/rules';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';

/** The fields of a header, by property name. */
export const headerFields = Object.keys(ppftzHeaderNames) as readonly (keyof PpftzHeader)[];

const empty = Object.fromEntries(
  headerFields.map((field) => [field, field === 'hasProxy' ? false : '']),
) as unknown as PpftzHeader;

/** The columns of a record that its header fills. */
export type HeaderColumns = Pick<PpftzTable, 'recipient' | 'identity_type' | 'identity_number' | 'header'>;

/** A header as stored: the fields that lists show in columns, the others as JSON. */
export const toHeaderColumns = ({
  recipient,
  identityType,
  identityNumber,
  ...rest
}: PpftzHeader): HeaderColumns => ({
  recipient,
  identity_type: identityType,
  identity_number: identityNumber,
  header: JSON.stringify(rest),
});

/** A header from its JSON. Fields that were never saved, or did not exist at that time, are empty. */
export const readHeader = (json: string): PpftzHeader => ({
  ...empty,
  ...(JSON.parse(json) as Partial<PpftzHeader>),
});

/** The header of a record. */
export const fromHeaderColumns = (row: HeaderColumns): PpftzHeader => ({
  ...readHeader(row.header),
  recipient: row.recipient,
  identityType: row.identity_type,
  identityNumber: row.identity_number,
});

/** The kind of a record; there are no others. */
export const kindOf = ({ kind }: Pick<PpftzTable, 'kind'>): PpftzKind => (kind === '2' ? '2' : '1');
