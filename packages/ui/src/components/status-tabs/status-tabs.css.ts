import { styled } from '../../theme/styled.ts';

export { strip, tab } from '../tabs/tab-strip.css.ts';

/** Filters that do not fit on one line wrap: each shows its number of rows, so all stay visible. */
export const wrapped = styled({ flexWrap: 'wrap', rowGap: 0 });
