import { laidOutRoot } from '../internal/laid-out.ts';

export const fields = laidOutRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignContent: 'start',
  maxInlineSize: '720px',
});
