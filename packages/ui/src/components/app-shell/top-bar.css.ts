import { laidOut, styled } from '../../theme/styled.ts';
import { frame, layer, media, motion, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const bar = laidOut({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.chrome,
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  blockSize: frame.topBar,
  paddingInline: '20px',
  paddingBlockEnd: '2px',
  background: color.chrome,
  color: color.chromeText,
  '@media': {
    [media.belowDesk]: { paddingInline: '8px 16px', gap: '8px' },
    [media.phone]: { paddingInline: '8px' },
  },
});

export const home = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  borderRadius: radius.md,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit' } },
});

export const office = styled({
  minInlineSize: 0,
  paddingInlineStart: '16px',
  borderInlineStart: `1px solid ${color.chromeBorder}`,
  fontWeight: 600,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { display: 'none' },
    [media.belowDesk]: { marginInlineStart: '8px' },
  },
});

export const contact = styled({
  display: 'block',
  ...type.smaller,
  fontWeight: 400,
  color: color.chromeMuted,
  '@media': { '(max-width: 899px)': { display: 'none' } },
});

export const end = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  marginInlineStart: 'auto',
});

export const chromeButton = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minBlockSize: '40px',
  minInlineSize: '40px',
  paddingInline: '10px',
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: color.chromeText,
  ...type.body,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.chromeHover, color: color.chromeText },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.desk]: { selectors: { '&[data-drawer-button]': { display: 'none' } } },
  },
});

export const avatar = styled({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  border: `1.5px solid ${color.thread}`,
  borderRadius: radius.full,
  color: color.chromeText,
  ...type.smaller,
  fontWeight: 600,
  letterSpacing: 0,
});

/** Where there is no room the username stays for screen readers. */
export const roomy = styled({
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const chevron = styled({ '@media': { [media.phone]: { display: 'none' } } });
