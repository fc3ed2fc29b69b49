import { laidOut } from '../internal/laid-out.ts';
import { twoColumns } from '../internal/two-columns.ts';

/** The two identities side by side. */
export const columns = laidOut({ ...twoColumns, rowGap: '32px' });

/** Fields of one group below them, in the same two columns. */
export const fields = laidOut(twoColumns);

/** A field, and its rules while the user types. */
export const withHint = laidOut({ display: 'grid', gap: '8px', alignContent: 'start' });
