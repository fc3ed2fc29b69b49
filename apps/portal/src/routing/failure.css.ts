import { style } from '@vanilla-extract/css';

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '16px',
  maxInlineSize: '60ch',
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: '96px 24px',
});
