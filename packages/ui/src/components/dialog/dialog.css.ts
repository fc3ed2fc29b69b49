import { globalStyle } from '@vanilla-extract/css';
import { globalStyled, ownPage, styled } from '../../theme/styled.ts';
import { frame, media, motion, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line, measure, shadow } = vars;

globalStyle('html[data-scroll-locked]', { overflow: 'hidden' });
globalStyle('html[data-scroll-locked] body', { paddingInlineEnd: 'var(--pb-scrollbar)' });

export const dialog = styled({
  // Dialogs ignore compact density.
  vars: { ...ownPage, [measure.control]: '40px', [measure.controlSmall]: '32px', [measure.fieldGap]: '24px' },
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  inlineSize: `min(${frame.dialogTell}, 100% - 48px)`,
  maxInlineSize: 'none',
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100dvh - 48px)',
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: color.raised,
  color: color.text,
  boxShadow: shadow.dialog,
  ...type.body,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'normal',
  overscrollBehavior: 'contain',
  transition: `translate ${motion.slow}`,
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&[data-size="small"]': { inlineSize: `min(${frame.dialogAsk}, 100% - 48px)` },
    '&[data-size="large"]': { inlineSize: `min(${frame.dialogEdit}, 100% - 48px)` },
    '&[data-size="wide"]': { inlineSize: `min(${frame.contentMax}, 100% - 48px)` },
    '&::backdrop': { background: color.scrim },
  },
  '@starting-style': { translate: '0 12px' },
  '@media': {
    [media.coarse]: { vars: { [measure.control]: '44px', [measure.controlSmall]: '40px' } },
    [media.phone]: {
      marginBlockEnd: 0,
      maxBlockSize: 'calc(100dvh - 24px)',
      borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
      selectors: {
        '&[data-size]': { inlineSize: '100%' },
        '&[data-purpose="edit"]': { blockSize: '100dvh', maxBlockSize: 'none', borderRadius: 0 },
      },
    },
    // With header and footer fixed there would be no room between them: the dialog scrolls as a whole.
    [media.low]: { overflow: 'auto' },
    [media.forcedColors]: { border: '2px solid' },
    [media.print]: { display: 'none !important' },
  },
});

const wholeWhereLow = { [media.low]: { flex: 'none' } };

export const head = styled({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 16px',
  paddingBlock: '20px 16px',
  paddingInline: '24px 16px',
  '@media': { [media.phone]: { paddingBlock: '16px 12px', paddingInline: '16px 8px' } },
});

export const title = styled({ ...type.heading, overflowWrap: 'anywhere' });

export const close = styled({ marginBlock: '-4px' });

export const description = styled({ gridColumn: '1 / -1', paddingInlineEnd: '8px', color: color.textMuted });

export const form = styled({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  '@media': wholeWhereLow,
});

export const body = styled({
  flex: '1 1 auto',
  minBlockSize: 0,
  vars: { '--pb-page-gutter': '24px' },
  padding: '4px var(--pb-page-gutter) 24px',
  marginBlockStart: '-4px',
  overflow: 'auto',
  '@media': {
    [media.phone]: { vars: { '--pb-page-gutter': '16px' }, paddingBlockEnd: '16px' },
    [media.low]: { flex: 'none', overflow: 'visible' },
  },
});

export const foot = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  justifyContent: 'flex-end',
  alignItems: 'center',
  padding: '16px 24px',
  borderBlockStart: `${line.hairline} solid ${color.borderSubtle}`,
  selectors: {
    '[data-theme="contrast"] &': { borderBlockStartColor: color.text },
    '[data-asking] &:not([data-dialog-guard])': { display: 'none' },
  },
  '@media': { [media.phone]: { padding: '12px 16px' } },
});

globalStyled(`${foot} > :is(a, button)`, { '@media': { [media.phone]: { flex: 1 } } });

const phoneLine = { '@media': { [media.phone]: { flex: '1 0 100%' } } };

export const note = styled({ marginInlineEnd: 'auto', flex: '1 1 0', ...phoneLine });

export const question = styled({ marginInlineEnd: 'auto', flex: '1 1 200px', fontWeight: 600, ...phoneLine });
