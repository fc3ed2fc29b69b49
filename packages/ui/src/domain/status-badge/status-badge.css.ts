import type { ToneName } from '../../theme/roles.ts';
import { toneNames } from '../../theme/roles.ts';
import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;
const edge = (tone: ToneName) => `color-mix(in oklab, ${color[tone].border} 45%, transparent)`;
const fullEdge = (tone: ToneName) => ({
  boxShadow: `inset 0 0 0 ${line.control} ${color[tone].border}`,
});
const perTone = <Rule>(prefix: string, rule: (tone: ToneName) => Rule) =>
  Object.fromEntries(toneNames.map((tone) => [`${prefix}&[data-tone="${tone}"]`, rule(tone)]));

export const badge = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minBlockSize: '24px',
  paddingInline: '6px 8px',
  borderRadius: radius.sm,
  ...type.badge,
  whiteSpace: 'nowrap',
  selectors: {
    ...perTone('', (tone) => ({
      background: color[tone].soft,
      color: color[tone].text,
      boxShadow: `inset 0 0 0 1px ${edge(tone)}`,
    })),
    ...perTone('[data-theme="contrast"] ', fullEdge),
    // A draft is not filed yet: its edge is dashed and nothing fills it.
    '&[data-draft]': {
      background: 'transparent',
      border: `${line.control} dashed ${color.neutral.border}`,
      boxShadow: 'none',
      paddingInline: '5px 7px',
    },
    '[data-density="compact"] td &': { minBlockSize: '22px' },
  },
  '@media': {
    [media.phone]: { whiteSpace: 'normal' },
    [media.moreContrast]: { selectors: perTone('', fullEdge) },
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { background: 'none', color: '#000', boxShadow: 'none', border: '1pt solid #000' },
  },
});
