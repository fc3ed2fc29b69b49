import { contrastPairs, makeTheme, type OfficeTheme, songket } from '@pabean/ui/theme';
import { Rows } from '../blocks/index.ts';

const modes = ['light', 'dark', 'contrast'] as const;

const figure = (ratio: number) =>
  ratio.toLocaleString('en', { maximumFractionDigits: 2, minimumFractionDigits: 2 });

/** Every pair of colours that touch on screen: the required ratio and the actual one. */
export function PairTable({ office = songket }: { office?: OfficeTheme }) {
  const [light = [], dark = [], contrast = []] = modes.map((mode) =>
    contrastPairs(makeTheme(office, mode), mode),
  );
  return (
    <Rows
      code
      caption="Contrast pairs"
      heads={[
        'Foreground / background',
        'Required',
        'Light',
        'Dark',
        'Required in high contrast',
        'High contrast',
      ]}
      rows={light.map(({ name, needed, ratio }, index) => [
        name,
        figure(needed),
        figure(ratio),
        figure(dark[index]?.ratio ?? 0),
        figure(contrast[index]?.needed ?? 0),
        figure(contrast[index]?.ratio ?? 0),
      ])}
    />
  );
}

/** The pair that comes closest to its required ratio, per theme. */
export function Tightest({ office = songket }: { office?: OfficeTheme }) {
  return (
    <Rows
      caption="Tightest pairs"
      heads={['Theme', 'Pairs', 'Below the required ratio', 'Closest to it', 'Ratio', 'Required']}
      rows={modes.map((mode) => {
        const pairs = contrastPairs(makeTheme(office, mode), mode);
        const [closest] = pairs.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed);
        const below = pairs.filter(({ ratio, needed }) => ratio < needed).length;
        return [
          mode,
          pairs.length,
          below,
          closest?.name,
          figure(closest?.ratio ?? 0),
          figure(closest?.needed ?? 0),
        ];
      })}
    />
  );
}
