import { globalStyled, styled } from '../../theme/styled.ts';
import { frame, media, motion, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const aside = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  alignContent: 'start',
  alignSelf: 'start',
  minInlineSize: 0,
  '@media': {
    [media.desk]: {
      position: 'sticky',
      insetBlockStart: 'calc(var(--pb-sticky-top, 0px) + 24px)',
      gap: '32px',
      inlineSize: frame.aside,
    },
    [media.print]: { position: 'static', inlineSize: 'auto' },
  },
});

export const folded = styled({});

export const summary = styled({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '24px',
  borderRadius: radius.xs,
  listStyle: 'none',
  cursor: 'pointer',
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
});

export const arrow = styled({
  color: vars.color.textMuted,
  strokeWidth: 1.75,
  transition: `rotate ${motion.medium}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const facts = styled({ paddingBlockStart: '12px' });

// Groups that are collapsed on screen are printed in full.
globalStyled(`${folded}::details-content`, {
  '@media': { [media.print]: { contentVisibility: 'visible', blockSize: 'auto' } },
});
