import { styled } from '../../theme/styled.ts';

export { strip, tab } from './tab-strip.css.ts';

export const root = styled({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' });

export const panel = styled({ minInlineSize: 0 });
