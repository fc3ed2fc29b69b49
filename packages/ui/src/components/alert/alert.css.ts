import { byTone } from '../../theme/by-tone.ts';
import { styled } from '../../theme/styled.ts';
import { media, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const outlined = byTone((tone) => ({
  border: `2px solid ${color[tone].border}`,
  borderInlineStartWidth: '8px',
}));
const inContrast = Object.fromEntries(
  Object.entries(outlined).map(([selector, rule]) => [`[data-theme="contrast"] ${selector}`, rule]),
);

export const alert = styled({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '8px 12px',
  paddingBlock: '12px',
  paddingInline: '14px 16px',
  border: '1px solid',
  borderInlineStartWidth: '4px',
  borderRadius: radius.md,
  color: color.text,
  selectors: {
    '&[data-action]': { gridTemplateColumns: '20px minmax(0, 1fr) auto' },
    ...byTone((tone) => ({
      background: color[tone].soft,
      borderColor: `color-mix(in oklab, ${color[tone].border} 45%, transparent)`,
      borderInlineStartColor: color[tone].border,
    })),
    ...inContrast,
  },
  '@media': {
    [media.moreContrast]: { selectors: outlined },
    [media.phone]: { selectors: { '&[data-action]': { gridTemplateColumns: '20px minmax(0, 1fr)' } } },
  },
});

export const icon = styled({
  strokeWidth: 1.75,
  selectors: byTone((tone) => ({ color: color[tone].text })),
  // The colour of a drawing is not forced by the browser.
  '@media': { [media.forcedColors]: { selectors: { '&[data-tone]': { color: 'CanvasText' } } } },
});
export const heading = styled({ fontWeight: 650 });
export const action = styled({
  alignSelf: 'center',
  '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'start' } },
});
