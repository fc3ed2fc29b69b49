import { type PpftzHeader, ppftzHeaderNames } from '@pabean/api/contract';
import type { PpftzKind } from '@pabean/api/rules';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';

/** The fields of a header, by the names of the code. */
export const headerFields = Object.keys(ppftzHeaderNames) as readonly (keyof PpftzHeader)[];

const empty = Object.fromEntries(
  headerFields.map((field) => [field, field === 'hasProxy' ? false : '']),
) as unknown as PpftzHeader;

/** The columns of a record that its header fills. */
export type HeaderColumns = Pick<PpftzTable, 'recipient' | 'identity_type' | 'identity_number' | 'header'>;

/** A header as it is kept: what lists show in columns, the rest as JSON. */
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

/** A header that was kept as JSON. What was never saved, or was no field at that time, is empty. */
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

/** The kind of a record: no other is ever made. */
export const kindOf = ({ kind }: Pick<PpftzTable, 'kind'>): PpftzKind => (kind === '2' ? '2' : '1');
