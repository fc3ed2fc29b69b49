import { styled } from '../../theme/styled.ts';
import { media, motion, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line, measure, shadow } = vars;

const tertiaryInline = '12px';

export const button = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minBlockSize: measure.control,
  paddingInline: '16px',
  border: `${line.control} solid transparent`,
  borderRadius: radius.md,
  background: 'none',
  ...type.body,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { textDecoration: 'none' },
    '&[data-size="small"]': { minBlockSize: measure.controlSmall, paddingInline: '12px', gap: '6px' },
    '&[data-size="large"]': { minBlockSize: '48px', paddingInline: '24px', fontSize: '16px' },
    '&[data-block]': { inlineSize: '100%' },
    '&[data-icon-only]': { inlineSize: measure.control, paddingInline: 0 },
    '&[data-icon-only][data-size="small"]': { inlineSize: measure.controlSmall },

    '&[data-variant="primary"]': { background: color.accent, color: color.onAccent },
    '&[data-variant="primary"]:hover': { background: color.accentHover, color: color.onAccent },
    '&[data-variant="primary"]:active': { background: color.accentActive },
    '&[data-variant="secondary"]': {
      background: color.surface,
      borderColor: color.borderControl,
      color: color.text,
      boxShadow: shadow.low,
    },
    '&[data-variant="secondary"]:hover': {
      background: color.hover,
      borderColor: color.borderStrong,
      color: color.text,
    },
    '&[data-variant="quiet"]': { background: color.surface, borderColor: color.border, color: color.link },
    'tr:hover &[data-variant="quiet"]': { borderColor: color.borderControl },
    '&[data-variant="quiet"]:hover': {
      background: color.accentSoft,
      borderColor: color.borderControl,
      color: color.linkHover,
    },
    '&[data-variant="tertiary"]': { color: color.link, paddingInline: tertiaryInline },
    // Its padding and border, which are not seen, are beside the text above.
    '&[data-flush]': {
      justifySelf: 'start',
      marginInlineStart: `calc(-1 * (${tertiaryInline} + ${line.control}))`,
    },
    '&[data-variant="tertiary"]:hover': { background: color.accentSoft, color: color.linkHover },
    '&[data-variant="danger"]': { background: color.danger.solid, color: color.danger.onSolid },
    '&[data-variant="danger"]:hover': { filter: 'brightness(.92)' },
    '&[data-variant="danger-edge"]': {
      background: color.surface,
      borderColor: color.danger.border,
      color: color.danger.text,
    },
    '&[data-variant="danger-edge"]:hover': { background: color.danger.soft, color: color.danger.text },
    '&[data-variant="ghost"]': { color: color.textMuted },
    '&[data-variant="ghost"]:hover': { background: color.hover, color: color.text },
    '&[data-danger]:hover': { background: color.danger.soft, color: color.danger.text },

    '&:disabled, &[aria-disabled="true"]:not([aria-busy])': {
      background: color.sunken,
      color: color.textDisabled,
      border: `1px dashed ${color.borderControl}`,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
    '&[aria-busy]': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: {
        // Without its fill, but of the same weight.
        '&[data-variant="primary"], &[data-variant="danger"]': { borderWidth: '3px' },
        '&:disabled, &[aria-disabled="true"]:not([aria-busy])': {
          borderColor: 'GrayText',
          color: 'GrayText',
        },
      },
    },
    [media.print]: { display: 'none !important' },
  },
});
