import { laidOut } from '../internal/laid-out.ts';
import { twoColumns } from '../internal/two-columns.ts';

export const columns = laidOut({ ...twoColumns, rowGap: '32px' });
