import { styled } from '../../theme/styled.ts';

export { strip, tab } from '../tabs/tab-strip.css.ts';

/** Filters that do not fit into one line stand in several: each says how many rows it has, so each is in sight. */
export const wrapped = styled({ flexWrap: 'wrap', rowGap: 0 });
