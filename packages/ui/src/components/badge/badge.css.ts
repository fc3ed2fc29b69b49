import { byTone } from '../../theme/by-tone.ts';
import type { ToneName } from '../../theme/roles.ts';
import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;
const edge = (tone: ToneName) => `color-mix(in oklab, ${color[tone].border} 45%, transparent)`;
export const badge = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minBlockSize: '24px',
  paddingInline: '5px 7px',
  border: `${line.control} solid`,
  borderRadius: radius.sm,
  ...type.badge,
  whiteSpace: 'nowrap',
  selectors: {
    ...byTone((tone) => ({
      background: color[tone].soft,
      color: color[tone].text,
      borderColor: edge(tone),
    })),
    '[data-theme="contrast"] &[data-tone]': { borderColor: 'currentColor' },
    // What is not filed yet: its edge is dashed and nothing fills it.
    '&[data-dashed]': { background: 'none', borderStyle: 'dashed', borderColor: color.neutral.border },
    '[data-density="compact"] td &': { minBlockSize: '22px' },
  },
  '@media': {
    [media.phone]: { whiteSpace: 'normal' },
    [media.moreContrast]: { selectors: { '&[data-tone]': { borderColor: 'currentColor' } } },
    [media.print]: { background: 'none', color: '#000', borderColor: '#000' },
  },
});
