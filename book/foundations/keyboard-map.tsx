import { useEffect, useState } from 'react';
import { Rows } from '../blocks/index.ts';

interface GuidedMeta {
  title: string;
  parameters?: { guide?: ComponentGuide };
}

type Keys = NonNullable<ComponentGuide['keyboard']>;

const files = import.meta.glob<GuidedMeta>('../../packages/*/src/**/*.stories.tsx', { import: 'default' });

const pageOf = (title: string) => `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** Pages with a keyboard map, by title. */
async function keyboards(): Promise<[title: string, keys: Keys][]> {
  const metas = await Promise.all(Object.values(files).map((load) => load()));
  return metas
    .flatMap(({ title, parameters }): [string, Keys][] =>
      parameters?.guide?.keyboard ? [[title, parameters.guide.keyboard]] : [],
    )
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
