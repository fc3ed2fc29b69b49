import { createVar } from '@vanilla-extract/css';
import { byTone } from '../../theme/by-tone.ts';
import { styled } from '../../theme/styled.ts';
import { media, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const soft = createVar();
const edge = createVar();
const text = createVar();

const outlined = { border: `2px solid ${edge}`, borderInlineStartWidth: '8px' };

export const alert = styled({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '8px 12px',
  paddingBlock: '12px',
  paddingInline: '14px 16px',
  border: `1px solid color-mix(in oklab, ${edge} 45%, transparent)`,
  borderInlineStart: `4px solid ${edge}`,
  background: soft,
  borderRadius: radius.md,
  color: color.text,
  selectors: {
    '&[data-action]': { gridTemplateColumns: '20px minmax(0, 1fr) auto' },
    ...byTone((tone) => ({
      vars: { [soft]: color[tone].soft, [edge]: color[tone].border, [text]: color[tone].text },
    })),
    '[data-theme="contrast"] &': outlined,
  },
  '@media': {
    [media.moreContrast]: outlined,
    [media.abovePhone]: { selectors: { '&[data-brief]': { alignItems: 'center' } } },
    [media.phone]: { selectors: { '&[data-action]': { gridTemplateColumns: '20px minmax(0, 1fr)' } } },
  },
});

export const icon = styled({
  strokeWidth: 1.75,
  color: text,
  // The colour of a drawing is not forced by the browser.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
export const heading = styled({ fontWeight: 650 });
export const action = styled({
  alignSelf: 'center',
  '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'start' } },
});
