import { media, radius, type, vars } from '@pabean/ui/theme';
import { createContainer } from '@vanilla-extract/css';
import { globalLaidOut, laidOut, laidOutRoot } from '../internal/laid-out.ts';

const { color, line, measure } = vars;
const contents = '232px';
const gap = '64px';
const place = createContainer();
/** Where the table of contents has room beside the form. */
const wide = `${place} (min-width: 960px)`;
const hem = `linear-gradient(to right, ${color.accent} 0 2px, ${color.thread} 2px 4px)`;

/** On a phone as high as the page's frame, so that the buttons of a short section are within the thumb's reach. */
export const page = laidOutRoot({
  containerName: place,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.phone]: { minBlockSize: 'calc(var(--pb-page-height, 0px) - 16px)', gridTemplateRows: '1fr auto' },
  },
});

/** The table of contents beside the one long page; hidden if there is no room beside it. */
export const columns = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: `${contents} minmax(0, 720px)` } },
});

export const main = laidOut({
  display: 'grid',
  gap: '24px',
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const form = laidOut({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Content above the first section; on a phone above no other. */
export const intro = laidOut({
  selectors: { '&:not(:empty)': { marginBlockEnd: '32px' } },
  '@media': { [media.phone]: { selectors: { '&:not([data-open])': { display: 'none' } } } },
});

/** A section; on a phone there is one at a time. */
export const section = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.fieldGap,
  minInlineSize: 0,
  margin: 0,
  border: 0,
  padding: '0 0 40px',
  scrollMarginBlockStart: '16px',
  selectors: {
    '&:not([data-first])': {
      borderBlockStart: `${line.hairline} solid ${color.border}`,
      paddingBlockStart: '32px',
    },
  },
  '@media': {
    [media.phone]: {
      paddingBlockEnd: '24px',
      selectors: {
        '&:not([data-open])': { display: 'none' },
        '&:not([data-first])': { borderBlockStart: 0, paddingBlockStart: 0 },
      },
    },
  },
});

export const head = laidOut({ display: 'grid', gap: '2px' });
export const heading = laidOut({ ...type.heading, overflowWrap: 'anywhere' });
export const hint = laidOut({ color: color.textMuted });

/** The answers of one section. */
export const check = laidOut({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' });
export const checkHead = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  paddingBlockEnd: '6px',
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
});

export const withAction = laidOut({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** Breaks words when large text needs more than one line. */
export const action = laidOut({ justifySelf: 'start', whiteSpace: 'normal', textAlign: 'start' });
export const announcement = laidOut({
  ...type.small,
  color: color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});
export const dialogBody = laidOut({
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** The current position, on a phone. */
export const position = laidOut({
  display: 'none',
  '@media': { [media.phone]: { display: 'grid', gap: '8px', ...type.small, color: color.textMuted } },
});

export const track = laidOut({ display: 'flex', gap: '4px' });
export const part = laidOut({
  flex: 1,
  blockSize: '4px',
  borderRadius: '2px',
  background: color.border,
  selectors: {
    '&[data-passed]': { background: color.accent, forcedColorAdjust: 'none' },
    '&[data-here]': {
      background: `linear-gradient(${color.accent} 0 2px, ${color.thread} 2px 4px)`,
      forcedColorAdjust: 'none',
    },
  },
});

export const contentsList = laidOut({
  position: 'sticky',
  insetBlockStart: 'calc(var(--pb-sticky-top, 0px) + 32px)',
  display: 'grid',
  gap: '2px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const nav = laidOut({
  display: 'none',
  alignSelf: 'stretch',
  '@container': { [wide]: { display: 'block' } },
  '@media': { [media.print]: { display: 'none !important' } },
});

export const way = laidOut({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
  gap: '12px',
  alignItems: 'center',
  padding: '8px 12px',
  borderRadius: radius.md,
  color: color.textMuted,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-current]': { color: color.text, fontWeight: 600 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '6px',
      inlineSize: '4px',
      background: hem,
      forcedColorAdjust: 'none',
    },
  },
});

export const mark = laidOut({
  inlineSize: '16px',
  blockSize: '16px',
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: radius.full,
  selectors: { '[aria-current] > &': { border: `5px solid ${color.accent}` } },
});
export const done = laidOut({ color: color.success.text });
export const invalid = laidOut({ color: color.danger.text });

/** The actions under the one long page, aligned with its fields. */
export const wideActions = laidOut({
  '@media': {
    [media.phone]: { display: 'none' },
  },
  '@container': { [wide]: { paddingInlineStart: `calc(${contents} + ${gap})` } },
});

/** The actions under one section, within the thumb's reach. */
export const phoneActions = laidOut({ '@media': { [media.abovePhone]: { display: 'none' } } });

/** The page header; on a phone it shrinks after the first section. */
export const pageHead = laidOut({});
globalLaidOut(`${pageHead}:not([data-open]) h1`, { '@media': { [media.phone]: { ...type.subheading } } });

export const lead = laidOut({
  '@media': {
    [media.phone]: { selectors: { [`${pageHead}:not([data-open]) &`]: { display: 'none' } } },
  },
});

export const problems = laidOut({
  display: 'grid',
  gap: '16px',
  selectors: { '&:not(:empty)': { marginBlockEnd: '32px' } },
});

/** A text that appears and disappears; takes no space while empty. */
export const live = laidOut({ selectors: { '&:empty': { display: 'none' } } });
