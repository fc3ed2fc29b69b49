import { laidOut } from '../../theme/styled.ts';
import { frame, media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

/** Lower where the frame is not the whole window, such as below a banner of the host. */
const height = 'var(--pb-shell-height, 100dvh)';
const heightBelowBar = `calc(${height} - ${frame.topBar})`;

export const shell = laidOut({ minBlockSize: height, background: color.canvas });

export const body = laidOut({
  display: 'grid',
  gridTemplateColumns: `${frame.sidebar} minmax(0, 1fr)`,
  minBlockSize: heightBelowBar,
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
  blockSize: heightBelowBar,
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
  // What the page tells to what is in it. Dialogs, drawers and popups reset it.
  vars: {
    '--pb-page-gutter': '32px',
    '--pb-page-height': heightBelowBar,
    '--pb-sticky-top': frame.topBar,
  },
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: '20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: frame.contentMax,
  padding: '20px var(--pb-page-gutter) 40px',
  // Pages of visitors have no sidebar: they are centred.
  selectors: {
    '[data-nav="none"] > * > &': { maxInlineSize: frame.visitorMax, marginInline: 'auto' },
  },
  // It is focused by “Langsung ke isi”, but is not a control.
  outline: 'none !important',
  boxShadow: 'none !important',
  '@media': {
    [media.phone]: { vars: { '--pb-page-gutter': '16px' }, paddingBlock: '16px 32px' },
    [media.print]: { padding: 0, maxInlineSize: 'none', gap: '14pt' },
  },
});
