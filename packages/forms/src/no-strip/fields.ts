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
