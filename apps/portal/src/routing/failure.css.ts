import { laidOut } from '../laid-out.ts';

export const failure = laidOut({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '16px',
  maxInlineSize: '60ch',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: '96px 24px',
});
