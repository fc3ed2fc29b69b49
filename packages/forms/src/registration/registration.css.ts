import { media } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
};

/** The two identities side by side. */
export const columns = laidOut({ ...twoColumns, gap: '32px 56px' });

/** Fields of one group below them, in the same two columns. */
export const fields = laidOut({ ...twoColumns, columnGap: '56px' });

/** A field, and its rules while the user types. */
export const withHint = laidOut({ display: 'grid', gap: '8px', alignContent: 'start' });
