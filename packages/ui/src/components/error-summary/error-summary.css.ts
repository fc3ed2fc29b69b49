import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

export const summary = styled({
  display: 'grid',
  gap: '12px',
  padding: '20px 24px 22px',
  border: `${line.error} solid ${color.danger.solid}`,
  borderRadius: radius.lg,
  background: color.surface,
  '@media': { [media.phone]: { padding: '16px' } },
});

export const heading = styled({ display: 'flex', gap: '10px', alignItems: 'start' });
export const icon = styled({
  color: color.danger.text,
  marginBlockStart: '3px',
  strokeWidth: 1.75,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
export const list = styled({ display: 'grid', gap: '6px' });

export const item = styled({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: '10px',
  '::before': {
    content: '',
    inlineSize: '6px',
    blockSize: '6px',
    marginBlockStart: '8px',
    marginInlineStart: '7px',
    background: color.danger.solid,
    rotate: '45deg',
  },
  '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
});

export const link = styled({
  ...type.input,
  justifySelf: 'start',
  fontWeight: 600,
  paddingBlock: '1px',
  overflowWrap: 'anywhere',
  color: color.danger.text,
  selectors: { '&:hover': { color: color.danger.text } },
});
