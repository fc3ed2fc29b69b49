import type { StyleRule } from '@vanilla-extract/css';

/** The container of a table that needs more room: its rows can be picked and have actions. */
export const wideTable = 'wide-table';

/** Where most tables have no room for columns. */
export const card = '(max-width: 599px)';
const narrowForWide = `${wideTable} (max-width: 719px)`;

/** How a part of a table looks where there is no room for columns and its rows are cards. */
export const onCards = (rule: NonNullable<StyleRule['@container']>[string]): StyleRule => ({
  '@container': { [card]: rule, [narrowForWide]: rule },
});
