import { laidOut } from '../../theme/styled.ts';
import { frame, media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

export const shell = laidOut({ minBlockSize: '100dvh', background: color.canvas });

export const body = laidOut({
  display: 'grid',
  gridTemplateColumns: `${frame.sidebar} minmax(0, 1fr)`,
  minBlockSize: `calc(100dvh - ${frame.topBar})`,
  selectors: { '&[data-nav="none"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
});

export const sidebar = laidOut({
  position: 'sticky',
  insetBlockStart: frame.topBar,
  alignSelf: 'start',
  blockSize: `calc(100dvh - ${frame.topBar})`,
  padding: '20px 12px',
  overflowY: 'auto',
  '@media': { [media.belowDesk]: { display: 'none' } },
});

export const sheet = laidOut({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: color.surface,
  borderInlineStart: `${line.hairline} solid ${color.border}`,
  selectors: { '[data-nav="none"] > &': { borderInlineStart: 0 } },
  '@media': {
    [media.belowDesk]: { borderInlineStart: 0 },
    [media.print]: { border: 0 },
  },
});

export const content = laidOut({
  // The offset of sticky table heads: below the top bar.
  vars: { '--pb-sticky-top': frame.topBar },
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: '20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: frame.contentMax,
  padding: '20px 32px 40px',
  // Pages of visitors have no sidebar: they are centred.
  selectors: {
    '[data-nav="none"] > * > &': { maxInlineSize: frame.visitorMax, marginInline: 'auto' },
  },
  // It is focused by “Langsung ke isi”, but is not a control.
  outline: 'none !important',
  boxShadow: 'none !important',
  '@media': {
    [media.phone]: { padding: '16px 16px 32px' },
    [media.print]: { padding: 0, maxInlineSize: 'none', gap: '14pt' },
  },
});
