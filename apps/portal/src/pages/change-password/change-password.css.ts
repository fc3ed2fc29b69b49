import { laidOut } from '../../laid-out.ts';

export const column = laidOut({ maxInlineSize: '560px' });
