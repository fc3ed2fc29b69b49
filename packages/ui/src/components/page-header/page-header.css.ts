import { globalStyled, styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const header = styled({ display: 'grid', gap: '4px', gridTemplateColumns: 'minmax(0, 1fr)' });

export const line = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

export const title = styled({ display: 'flex', flexWrap: 'wrap', gap: '6px 12px', alignItems: 'center' });
export const heading = styled({ overflowWrap: 'anywhere' });
export const text = styled({ color: color.textMuted, marginBlockStart: '2px', maxInlineSize: '72ch' });

export const facts = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBlockStart: '4px',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const strong = styled({ color: color.text, fontWeight: 600 });

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
globalStyled(`${actions} > *`, { '@media': { [media.phone]: { flex: '1' } } });
