import { laidOut } from '../../theme/styled.ts';
import { media, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const frame = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 600px) minmax(0, 1fr)',
  minBlockSize: 'var(--pb-shell-height, 100dvh)',
  background: color.surface,
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const panel = laidOut({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: '40px 56px',
  overflow: 'clip',
  background: color.chrome,
  color: color.chromeText,
  '@media': {
    [media.belowDesk]: { padding: '16px 16px 112px' },
    [media.print]: { display: 'none' },
  },
});

export const statement = laidOut({
  position: 'relative',
  marginBlockStart: '96px',
  // Not in `ch`: that width changes when our font has loaded.
  maxInlineSize: '512px',
  fontSize: '40px',
  lineHeight: '48px',
  fontWeight: 650,
  letterSpacing: '-.028em',
  wordSpacing: '.02em',
  textWrap: 'balance',
  '@media': {
    [media.belowDesk]: {
      marginBlockStart: '24px',
      maxInlineSize: '336px',
      fontSize: '24px',
      lineHeight: '30px',
    },
  },
});

export const portal = laidOut({
  position: 'relative',
  marginBlockStart: '20px',
  maxInlineSize: '496px',
  fontSize: '16px',
  lineHeight: '26px',
  color: color.chromeMuted,
  '@media': { [media.belowDesk]: { display: 'none' } },
});

export const cloth = laidOut({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  '@media': {
    [media.belowDesk]: { clipPath: 'inset(calc(100% - 108px) 0 0)' },
    // In a low window only the border is shown: the pattern would run under the text.
    '(max-height: 760px)': { clipPath: 'inset(calc(100% - 108px) 0 0)' },
  },
});

export const side = laidOut({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minInlineSize: 0,
  selectors: { '&[data-display]': { gridTemplateRows: 'auto 1fr auto' } },
});

export const display = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  justifyContent: 'flex-end',
  padding: '16px',
});

export const main = laidOut({
  display: 'grid',
  gap: '32px',
  // Not centred: a message that appears would move everything up.
  alignSelf: 'start',
  inlineSize: 'min(400px, 100% - 48px)',
  margin: 'max(8px, var(--pb-shell-height, 100dvh) / 2 - 330px) auto 32px',
  outline: 'none !important',
  boxShadow: 'none !important',
  '@media': {
    [media.belowDesk]: {
      gap: '24px',
      margin: '0 auto 28px',
      inlineSize: 'calc(100% - 32px)',
      maxInlineSize: '440px',
      // Without the line of settings between them, it needs its own distance from the cloth.
      selectors: { ':not([data-display]) > &': { marginBlockStart: '24px' } },
    },
  },
});

export const heading = laidOut({
  ...type.display,
  outline: 'none !important',
  boxShadow: 'none !important',
  '@media': { [media.belowDesk]: { fontSize: '26px', lineHeight: '32px' } },
});

export const lead = laidOut({ ...type.lead, color: color.textMuted, marginBlockStart: '4px' });
