import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line, measure } = vars;

export const group = styled({
  display: 'inline-flex',
  border: `${line.control} solid ${color.borderControl}`,
  borderRadius: radius.md,
  background: color.surface,
  '@media': { [media.print]: { display: 'none' } },
});

export const option = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: `calc(${measure.controlSmall} - 2px)`,
  paddingInline: '10px',
  border: 0,
  background: 'none',
  color: color.textMuted,
  ...type.body,
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    // A choice with a tooltip is wrapped in a span.
    [`${group} > &:first-child, ${group} > :first-child > &`]: {
      borderStartStartRadius: '5px',
      borderEndStartRadius: '5px',
    },
    [`${group} > &:last-child, ${group} > :last-child > &`]: {
      borderStartEndRadius: '5px',
      borderEndEndRadius: '5px',
    },
    [`${group} > * + &, ${group} > * + * > &`]: {
      borderInlineStart: `${line.hairline} solid ${color.border}`,
    },
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-pressed="true"]': {
      background: color.accentSoft,
      color: color.link,
      boxShadow: `inset 0 -2px ${color.accent}`,
      fontWeight: 650,
    },
    '[data-theme="contrast"] &[aria-pressed="true"]': { background: color.accent, color: color.onAccent },
    '&:focus-visible': { zIndex: 1, borderRadius: radius.sm },
  },
  '@media': {
    [media.coarse]: { minInlineSize: '44px', justifyContent: 'center' },
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
