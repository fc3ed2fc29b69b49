import { noStripRow } from '@pabean/api/contract';

/** The fields of an entry, in the order in which they are asked. */
export const noStripFields = [
  'ppftzNumber',
  'ppftzDate',
  'bc11Number',
  'bc11Date',
  'position',
  'containerNumber',
  'containerSize',
] as const;

/** One no-strip entry: all seven fields are required. */
export const noStripEntry = noStripRow;
