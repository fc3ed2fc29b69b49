import { use } from 'react';
import { colourRules } from '../../.storybook/colour-rules.ts';
import { usePageLanguage } from '../../.storybook/edition.tsx';
import { MaturityLabel } from '../../.storybook/guide/maturity.tsx';
import { themes } from '../../.storybook/toolbar.ts';
import { Rows } from '../blocks/index.ts';
import { states } from '../proofs/forced-colours.ts';
import { timesLarger } from '../proofs/text-size.ts';
import { widths } from '../proofs/widths.ts';
import { type ComponentStatus, componentStatuses } from './component-status.ts';

const sizes = widths.join(', ');
const marked = states.join(', ');
const [firstTheme, ...otherThemes] = themes;

const en = {
  heads: ['Component', 'Maturity', 'Keys on its page', 'Its tests press keys', 'Spoken transcript'],
  focus: 'takes no focus',
  yes: 'yes',
  no: 'no',
  steps: (count: number) => `${count} actions`,
  checks: ['Check', 'What holds', 'Except'],
  none: 'none',
  axe: `axe finds nothing in any story after its play function: every rule in the theme ${firstTheme}; ${colourRules.join(' and ')} in ${otherThemes.join(' and ')} as well`,
  zoom: `Nothing scrolls sideways at ${sizes} px, or with text ${timesLarger} times as large at 1280 px: the story of all looks of each component, and each screen of the book`,
  forced: `Focus, ${marked} and the edges of fields and dialogs are seen: the same stories`,
  places: 'Each component fits a page with other gutters, a dialog, and a column of 320 px',
  names: { axe: 'axe and themes', zoom: 'Zoom', forced: 'Forced colours', places: 'Surroundings' },
};

const id: typeof en = {
  heads: [
    'Komponen',
    'Kematangan',
    'Tombol di halamannya',
    'Pengujiannya menekan tombol',
    'Transkrip pembacaan',
  ],
  focus: 'tidak menerima fokus',
  yes: 'ya',
  no: 'tidak',
  steps: (count) => `${count} tindakan`,
  checks: ['Pemeriksaan', 'Yang berlaku', 'Kecuali'],
  none: 'tidak ada',
  axe: `axe tidak menemukan apa pun di setiap story setelah fungsi play-nya: semua aturan dalam tema ${firstTheme}; ${colourRules.join(' dan ')} juga dalam ${otherThemes.join(' dan ')}`,
  zoom: `Tidak ada yang bergulir ke samping pada ${sizes} px, atau dengan teks ${timesLarger} kali lebih besar pada 1280 px: story semua tampilan setiap komponen, dan setiap layar di buku ini`,
  forced: `Fokus, ${marked}, serta tepi isian dan dialog terlihat: story yang sama`,
  places: 'Setiap komponen muat di halaman dengan jarak tepi lain, di dialog, dan di kolom 320 px',
  names: { axe: 'axe dan tema', zoom: 'Pembesaran', forced: 'Warna paksa', places: 'Tempat' },
};

const useWords = () => ({ en, id })[usePageLanguage()];

let statuses: ReturnType<typeof componentStatuses> | undefined;

const useStatuses = (): readonly ComponentStatus[] => {
  statuses ??= componentStatuses();
  return use(statuses);
};

const pageOf = ({ title }: ComponentStatus) =>
  `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

const namesOf = (statuses: readonly ComponentStatus[], none: string) =>
  statuses.map(({ name }) => name).join(', ') || none;

/** What is checked of all components, and which of them are excepted. */
export function ChecksOfAll() {
  const words = useWords();
  const statuses = useStatuses();
  const unchecked = statuses.filter(({ isUnchecked }) => isUnchecked);
  const frames = statuses.filter(({ isFrame }) => isFrame);
  const { names } = words;
  return (
    <Rows
      heads={words.checks}
      rows={[
        [names.axe, words.axe, namesOf(unchecked, words.none)],
        [names.zoom, words.zoom, words.none],
        [names.forced, words.forced, words.none],
        [names.places, words.places, namesOf(frames, words.none)],
      ]}
    />
  );
}

/** What differs between components. */
export function ComponentTable() {
  const words = useWords();
  return (
    <Rows
      heads={words.heads}
      rows={useStatuses().map((status) => [
        <a key="name" href={pageOf(status)}>
          {status.name}
        </a>,
        status.maturity && <MaturityLabel key="maturity" of={status.maturity} />,
        status.keys === 0 ? words.focus : `${status.keys}`,
        status.pressesKeys ? words.yes : words.no,
        status.spoken === 0 ? words.no : words.steps(status.spoken),
      ])}
    />
  );
}
