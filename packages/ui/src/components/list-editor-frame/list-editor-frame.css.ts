import { createContainer } from '@vanilla-extract/css';
import { globalStyled, styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { end as unit } from '../field/field.css.ts';

const { color, line, measure } = vars;
const cards = '[data-phone="cards"] &';
const place = createContainer();
/** A phone, or a column as narrow: the own width decides, not the window's. */
const narrow = `${place} (max-width: 479px)`;

export const frame = styled({
  containerName: place,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
});

export const meter = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: '6px',
});
export const wrong = styled({ color: color.textMuted });
export const actions = styled({ display: 'flex', flexWrap: 'wrap', gap: '4px' });
export const bar = styled({ flex: '1 0 100%' });

const grid = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 24px var(--pb-list-tools)',
  gap: '0 8px',
} as const;
const onPhone = { gridTemplateColumns: '20px minmax(0, 1fr) 40px' };
const card = {
  gridTemplateColumns: '24px minmax(0, 1fr) 24px auto',
  gap: '4px 8px',
  paddingBlock: '8px 12px',
  paddingInline: '12px 8px',
  alignItems: 'center',
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.md,
} as const;
/** As high as a control, so that it stays beside it when an error makes the row higher. */
const besideControl = { display: 'grid', alignItems: 'center', minBlockSize: measure.control } as const;

export const head = styled({
  ...grid,
  ...type.small,
  fontWeight: 500,
  color: color.textMuted,
  '@container': { [narrow]: { ...onPhone, selectors: { [cards]: { display: 'none' } } } },
});

/** The rows of a long list: each is positioned whether or not those above are drawn. */
export const window = styled({ position: 'relative', contain: 'layout size style' });

const inWindow = `${window} > &`;
const afterAnother = `:not(${window}) > * + &`;
const afterCard = '[data-phone="cards"] * + &';
const placed = { position: 'absolute', insetBlockStart: 0, insetInline: 0 } as const;

export const row = styled({
  ...grid,
  position: 'relative',
  alignItems: 'start',
  breakInside: 'avoid',
  selectors: {
    [afterAnother]: { marginBlockStart: '4px' },
    [inWindow]: placed,
  },
  '@media': {
    '(pointer: fine)': { vars: { [measure.control]: '36px' } },
  },
  '@container': {
    [narrow]: { ...onPhone, selectors: { [cards]: card, [afterCard]: { marginBlockStart: '12px' } } },
  },
});

export const number = styled({
  ...type.small,
  ...besideControl,
  color: color.textMuted,
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${head} &`]: { minBlockSize: 0 } },
  '@container': {
    [narrow]: {
      selectors: { [cards]: { minBlockSize: 0, justifyItems: 'start', fontWeight: 500 } },
    },
  },
});

export const cells = styled({
  display: 'grid',
  gridTemplateColumns: 'var(--pb-list-columns)',
  gap: '8px',
  minInlineSize: 0,
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'var(--pb-list-phone)',
      selectors: {
        [cards]: {
          gridColumn: '1 / -1',
          gridRow: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          paddingInlineEnd: '4px',
        },
      },
    },
  },
});
export const cell = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px',
  alignContent: 'start',
});
// Room for a container's eleven characters on a phone of 320 px.
globalStyled(`${cell} input`, { '@container': { [narrow]: { paddingInline: '8px' } } });
// Nor is there room for a unit beside a value: the column header names it.
globalStyled(`${cell} input ~ ${unit}`, { '@container': { [narrow]: { display: 'none' } } });
// The arrow of a select moves to the edge, so that a short option beside it is not cut.
globalStyled(`${cell} [data-end='unit'] > select`, {
  '@container': { [narrow]: { paddingInline: '8px 24px' } },
});
globalStyled(`${cell} select ~ ${unit}`, { '@container': { [narrow]: { insetInlineEnd: '6px' } } });
globalStyled(`${cell} [data-end='unit'] > input`, {
  '@container': { [narrow]: { paddingInlineEnd: '8px' } },
});
export const cellName = styled({
  ...type.small,
  display: 'none',
  color: color.textMuted,
  '@container': { [narrow]: { selectors: { [cards]: { display: 'block' } } } },
});

export const mark = styled({
  ...besideControl,
  position: 'relative',
  justifySelf: 'center',
  color: color.success.text,
  selectors: { '&[data-wrong]': { color: color.danger.text } },
  '@container': {
    [narrow]: {
      // On one line there is no room; the text stays for screen readers, and errors are shown.
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      minBlockSize: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      selectors: {
        [cards]: {
          position: 'relative',
          gridColumn: 3,
          gridRow: 1,
          inlineSize: 'auto',
          blockSize: 'auto',
          clipPath: 'none',
        },
      },
    },
  },
});

export const tools = styled({
  display: 'flex',
  justifySelf: 'end',
  marginBlockStart: `calc((${measure.control} - ${measure.controlSmall}) / 2)`,
  '@container': {
    [narrow]: { selectors: { [cards]: { gridColumn: 4, gridRow: 1, marginBlockStart: 0 } } },
  },
});

/** On a phone's line there is no room for it. */
export const copy = styled({
  '@container': {
    [narrow]: { display: 'none', selectors: { [cards]: { display: 'inline-flex' } } },
  },
});

export const error = styled({
  gridColumn: '2 / -1',
  paddingBlock: '4px 6px',
  '@container': { [narrow]: { selectors: { [cards]: { gridColumn: '1 / -1' } } } },
});
export const help = styled({ fontWeight: 400 });

export const undo = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'center',
  paddingInlineStart: '36px',
  border: `${line.hairline} dashed ${color.border}`,
  borderRadius: radius.md,
  color: color.textMuted,
  selectors: {
    [afterAnother]: { marginBlockStart: '4px' },
    [inWindow]: placed,
    '[data-theme="contrast"] &': { borderColor: color.borderControl },
  },
  '@container': {
    [narrow]: { paddingInlineStart: '12px', selectors: { [afterCard]: { marginBlockStart: '12px' } } },
  },
});

export const add = styled({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  paddingBlockStart: '4px',
  color: color.textMuted,
});

export const note = styled({
  display: 'flex',
  gap: '6px',
  alignItems: 'center',
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  borderRadius: radius.xs,
  background: 'none',
  color: color.danger.text,
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
});
export const noteIcon = styled({ '@media': { [media.forcedColors]: { color: 'ButtonText' } } });
export const noteText = styled({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  selectors: { [`${note}:hover &`]: { textDecorationThickness: '2px' } },
});
