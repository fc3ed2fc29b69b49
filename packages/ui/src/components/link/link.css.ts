import { styled } from '../../theme/styled.ts';
import { type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = styled({
  borderRadius: '2px',
  selectors: {
    '&[data-strong]': { fontWeight: 600 },
    '&[data-size="small"]': type.small,
    '&[data-muted]:not(:hover)': { color: vars.color.textMuted },
  },
});

export const icon = styled({ display: 'inline-block', verticalAlign: '-2px', marginInlineStart: '4px' });
