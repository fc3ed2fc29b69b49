import { useEffect, useState } from 'react';

const files = import.meta.glob<string>(
  [
    '../../packages/{ui,forms}/src/{components,domain,popup,numbers}/**/*.{ts,tsx}',
    '../../packages/forms/src/**/*.{ts,tsx}',
    '!**/*.{stories,examples,test}.{ts,tsx}',
  ],
  { query: '?raw', import: 'default' },
);

const load = async (path: string) => (await files[path]?.()) ?? '';

/** A component's styles, as its page uses them. */
interface Styles {
  /** Its own. */
  styles: readonly string[];
  /** The styles of the parts that it is made of. */
  partStyles: readonly string[];
}

/** The path of a story file's folder relative to this file. */
const folderOf = (fileName: string) => `../../${fileName.replace(/^\.\//, '').replace(/[^/]+$/, '')}`;

function resolve(from: string, to: string): string {
  const url = new URL(to, `file:///a/b/${from.replaceAll('../', '')}`);
  return `../../${url.pathname.replace('/a/b/', '')}`;
}

const importsOf = (path: string, source: string) =>
  [...source.matchAll(/from '(\.[^']+)'/g)].map(([, to]) => resolve(path, to ?? ''));

/** Every module inside the packages that the given ones import, directly or not, except the theme. */
async function reached(paths: readonly string[], seen: Set<string>): Promise<Set<string>> {
  const fresh = paths.filter((path) => path in files && !seen.has(path) && !path.includes('/theme/'));
  for (const path of fresh) seen.add(path);
  const next = await Promise.all(fresh.map(async (path) => importsOf(path, await load(path))));
  return fresh.length > 0 ? reached(next.flat(), seen) : seen;
}

const isStyle = (path: string) => path.endsWith('.css.ts');

async function read(fileName: string): Promise<Styles> {
  const folder = folderOf(fileName);
  const own = Object.keys(files).filter((path) => path.startsWith(folder));
  const all = [...(await reached(own, new Set()))].filter(isStyle);
  const texts = (paths: string[]) => Promise.all(paths.map(load));
  return {
    styles: await texts(all.filter((path) => path.startsWith(folder))),
    partStyles: await texts(all.filter((path) => !path.startsWith(folder))),
  };
}

/** The styles of a component; undefined until they are loaded. */
export function useStyles(fileName: string): Styles | undefined {
  const [styles, setStyles] = useState<Styles>();
  useEffect(() => {
    let current = true;
    read(fileName).then((found) => current && setStyles(found));
    return () => {
      current = false;
    };
  }, [fileName]);
  return styles;
}
