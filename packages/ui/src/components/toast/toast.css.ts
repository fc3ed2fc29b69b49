import { styled } from '../../theme/styled.ts';
import { layer, media, motion, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shadow } = vars;

export const region = styled({
  position: 'fixed',
  insetBlockEnd: 'calc(24px + var(--pb-sticky-end, 0px))',
  insetInlineEnd: '24px',
  zIndex: layer.toast,
  display: 'grid',
  gap: '12px',
  justifyItems: 'end',
  maxInlineSize: 'calc(100% - 48px)',
  '@media': {
    [media.phone]: {
      insetInline: '16px',
      insetBlockEnd: 'calc(16px + var(--pb-sticky-end, 0px))',
      justifyItems: 'stretch',
      maxInlineSize: 'none',
    },
  },
});

export const toast = styled({
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  gap: '12px',
  alignItems: 'center',
  minInlineSize: 'min(320px, 100%)',
  maxInlineSize: '440px',
  paddingBlock: '8px',
  paddingInline: '14px 8px',
  borderRadius: radius.md,
  background: color.raised,
  color: color.text,
  boxShadow: shadow.menu,
  transition: `translate ${motion.medium}`,
  '@starting-style': { translate: '0 12px' },
  '@media': { [media.phone]: { maxInlineSize: 'none' }, [media.forcedColors]: { border: '1px solid' } },
});

export const icon = styled({
  color: color.success.text,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const text = styled({ fontWeight: 600, overflowWrap: 'anywhere' });
