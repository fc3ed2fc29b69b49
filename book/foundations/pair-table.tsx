import { type ContrastPair, contrastPairs, makeTheme, type OfficeTheme, songket } from '@pabean/ui/theme';
import { usePageLanguage } from '../../.storybook/edition.tsx';
import { Rows } from '../blocks/index.ts';

const modes = ['light', 'dark', 'contrast'] as const;

const en = {
  locale: 'en',
  pairs: 'Contrast pairs',
  pairHeads: [
    'Foreground / background',
    'Required',
    'Light',
    'Dark',
    'Required in high contrast',
    'High contrast',
  ],
  tightest: 'Tightest pairs',
  tightestHeads: ['Theme', 'Pairs', 'Below the required ratio', 'Closest to it', 'Ratio', 'Required'],
  modes: { light: 'light', dark: 'dark', contrast: 'high contrast' },
};

const id: typeof en = {
  locale: 'id',
  pairs: 'Pasangan kontras',
  pairHeads: [
    'Latar depan / latar belakang',
    'Disyaratkan',
    'Terang',
    'Gelap',
    'Disyaratkan dalam kontras tinggi',
    'Kontras tinggi',
  ],
  tightest: 'Pasangan terketat',
  tightestHeads: [
    'Tema',
    'Pasangan',
    'Di bawah rasio yang disyaratkan',
    'Paling dekat dengan syarat',
    'Rasio',
    'Disyaratkan',
  ],
  modes: { light: 'terang', dark: 'gelap', contrast: 'kontras tinggi' },
};

const useWords = () => ({ en, id })[usePageLanguage()];

const figure = (ratio: number | undefined, locale: string) =>
  ratio?.toLocaleString(locale, { maximumFractionDigits: 2, minimumFractionDigits: 2 }) ?? '–';

/** Every pair of colours that touch on screen: the required ratio and the actual one; a dash where none is required. */
export function PairTable({ office = songket }: { office?: OfficeTheme }) {
  const { locale, pairs, pairHeads } = useWords();
  const [light = [], dark = [], contrast = []] = modes.map((mode) =>
    contrastPairs(makeTheme(office, mode), mode),
  );
  const same = (all: readonly ContrastPair[], name: string) => all.find((pair) => pair.name === name);
  return (
    <Rows
      code
      caption={pairs}
      heads={pairHeads}
      rows={light.map(({ name, needed, ratio }) => {
        const high = same(contrast, name);
        const figures = [needed, ratio, same(dark, name)?.ratio, high?.needed, high?.ratio];
        return [name, ...figures.map((each) => figure(each, locale))];
      })}
    />
  );
}

/** The pair that comes closest to its required ratio, per theme. */
export function Tightest({ office = songket }: { office?: OfficeTheme }) {
  const words = useWords();
  return (
    <Rows
      caption={words.tightest}
      heads={words.tightestHeads}
      rows={modes.map((mode) => {
        const pairs = contrastPairs(makeTheme(office, mode), mode);
        const [closest] = pairs.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed);
        const below = pairs.filter(({ ratio, needed }) => ratio < needed).length;
        return [
          words.modes[mode],
          pairs.length,
          below,
          closest?.name,
          figure(closest?.ratio, words.locale),
          figure(closest?.needed, words.locale),
        ];
      })}
    />
  );
}
