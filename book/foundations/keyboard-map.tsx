import { useEffect, useState } from 'react';
import { Rows } from '../blocks/index.ts';

type Keys = (readonly [keys: string, effect: string])[];

const stories = import.meta.glob<{ title: string }>('../../packages/*/src/**/*.stories.tsx', {
  import: 'default',
});
const pages = import.meta.glob<string>('../../packages/*/src/**/*.mdx', { query: '?raw', import: 'default' });

/** The rows of the table under “Keyboard” on a page. */
const keysOn = (page: string): Keys =>
  [...(/^## Keyboard\n([^#]*)/m.exec(page)?.[1] ?? '').matchAll(/^\| (?!Keys)(.+) \| (.+) \|$/gm)].map(
    ([, keys = '', effect = '']) => [keys, effect],
  );

const pageOf = (title: string) => `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** Pages with a keyboard map, by title. */
async function keyboards(): Promise<[title: string, keys: Keys][]> {
  const all = Object.entries(pages).map(async ([path, load]): Promise<[string, Keys]> => {
    const meta = await stories[path.replace('.mdx', '.stories.tsx')]?.();
    return [meta?.title ?? '', keysOn(await load())];
  });
  return (await Promise.all(all))
    .filter(([, keys]) => keys.length > 0)
    .sort(([one], [other]) => one.localeCompare(other));
}

const groupOf = (title: string) => title.slice(0, title.lastIndexOf('/'));
const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

/** The keys of every component and form, read from their pages. */
export function KeyboardMap() {
  const [all, setAll] = useState<Awaited<ReturnType<typeof keyboards>>>([]);
  useEffect(() => {
    keyboards().then(setAll);
  }, []);
  return [...Map.groupBy(all, ([title]) => groupOf(title))].map(([group, pages]) => (
    <section key={group}>
      <h3>{group.replace('Components/', '')}</h3>
      {pages.map(([title, keys]) => (
        <section key={title}>
          <h4>
            <a href={pageOf(title)}>{nameOf(title)}</a>
          </h4>
          <Rows caption={`Keys of ${nameOf(title)}`} heads={['Keys', 'What they do']} rows={keys} />
        </section>
      ))}
    </section>
  ));
}
