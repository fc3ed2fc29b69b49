import { use } from 'react';
import { usePageLanguage } from '../../.storybook/edition.tsx';
import { RichText, Rows } from '../blocks/index.ts';
import { type Keys, keysOn } from './page-keys.ts';

const stories = import.meta.glob<{ title: string }>('../../packages/*/src/**/*.stories.tsx', {
  import: 'default',
});
const pages = import.meta.glob<string>('../../packages/*/src/**/*.mdx', { query: '?raw', import: 'default' });

const pageOf = (title: string) => `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** Pages with a keyboard map, by title, in a language where they are translated. */
async function keyboards(language: string): Promise<[title: string, keys: Keys][]> {
  const all = Object.entries(stories).map(async ([path, loadMeta]): Promise<[string, Keys]> => {
    const page = path.replace('.stories.tsx', '');
    const load = pages[`${page}.${language}.mdx`] ?? pages[`${page}.mdx`];
    return [(await loadMeta()).title, keysOn((await load?.()) ?? '')];
  });
  return (await Promise.all(all))
    .filter(([, keys]) => keys.length > 0)
    .sort(([one], [other]) => one.localeCompare(other));
}

const en = { heads: ['Component', 'Keys'], groups: {} as Readonly<Record<string, string>> };

const id: typeof en = {
  heads: ['Komponen', 'Tombol'],
  groups: {
    Actions: 'Aksi',
    Inputs: 'Isian',
    'Status and messages': 'Status dan pesan',
    'Navigation and data': 'Navigasi dan data',
    Domain: 'Domain',
    Forms: 'Formulir',
  },
};

const groupOf = (title: string) => title.slice(0, title.lastIndexOf('/'));
const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

const loaded: Record<string, ReturnType<typeof keyboards>> = {};

/** The keys of every component and form, read from their pages. */
export function KeyboardMap() {
  const language = usePageLanguage();
  const words = { en, id }[language];
  loaded[language] ??= keyboards(language);
  return [...Map.groupBy(use(loaded[language]), ([title]) => groupOf(title))].map(([group, pages]) => (
    <section key={group}>
      <h3>{words.groups[nameOf(group)] ?? nameOf(group)}</h3>
      <Rows
        caption={words.groups[nameOf(group)] ?? nameOf(group)}
        heads={words.heads}
        widths={['25%', '75%']}
        rows={pages.map(([title, keys]) => [
          <a key={title} href={pageOf(title)}>
            {nameOf(title)}
          </a>,
          <dl key="keys" className="book-keys">
            {keys.map(([key, effect]) => (
              <div key={key}>
                <dt>
                  <RichText>{key}</RichText>
                </dt>
                <dd>
                  <RichText>{effect}</RichText>
                </dd>
              </div>
            ))}
          </dl>,
        ])}
      />
    </section>
  ));
}
