import type { Maturity } from '../../tools/props/data.ts';
import { keysOn } from '../foundations/page-keys.ts';
import { isFrame } from '../proofs/surroundings.ts';
import { transcriptOf } from '../spoken/transcripts.ts';

/** What the sources, the page and the tests of a component say about it. */
export interface ComponentStatus {
  /** The title of its page, such as `Domain/StatusBadge`. */
  title: string;
  /** The last part of the title. */
  name: string;
  /** Undefined if no package exports a component of this name. */
  maturity: Maturity | undefined;
  /** The number of keys in the table of its page; 0 if it takes no focus. */
  keys: number;
  /** Whether its stories or the tests beside them press keys. */
  pressesKeys: boolean;
  /** The number of actions in its transcript. */
  spoken: number;
  /** Whether it is the frame of a whole page. */
  isFrame: boolean;
  /** Whether its stories change what axe checks, or one of them is not tested. */
  isUnchecked: boolean;
}

const stories = import.meta.glob<string>('../../packages/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});
const pages = import.meta.glob<string>('../../packages/*/src/**/*.mdx', {
  query: '?raw',
  import: 'default',
});
const tests = import.meta.glob<string>('../../packages/*/src/**/*.test.tsx', {
  query: '?raw',
  import: 'default',
});

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** The number of keys on a page, without “takes no focus”. */
const countOfKeys = (page: string): number => keysOn(page).filter(([keys]) => keys !== '–').length;

async function statusOf(
  path: string,
  maturityOf: (name: string) => Maturity | undefined,
): Promise<ComponentStatus> {
  const beside = Object.keys(tests).filter((test) => folderOf(test) === folderOf(path));
  const [source = '', page = '', ...others] = await Promise.all(
    [stories[path], pages[path.replace('.stories.tsx', '.mdx')], ...beside.map((test) => tests[test])].map(
      (load) => load?.(),
    ),
  );
  const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? path;
  const name = title.slice(title.lastIndexOf('/') + 1);
  return {
    title,
    name,
    maturity: maturityOf(name),
    keys: countOfKeys(page),
    pressesKeys: [source, ...others].some((code) =>
      /\bkeyboard\(|\.tab\(|pressEscape|\{Enter\}/.test(code ?? ''),
    ),
    spoken: transcriptOf(name).length,
    isFrame: isFrame(path),
    isUnchecked: /\ba11y: |'!test'/.test(source),
  };
}

/** The status of every component with stories, by title. */
export async function componentStatuses(): Promise<ComponentStatus[]> {
  const { library } = await import('virtual:library');
  const exports = new Map(library.packages.flatMap((each) => Object.entries(each.exports)));
  const all = Object.keys(stories).map((path) => statusOf(path, (name) => exports.get(name)?.maturity));
  return (await Promise.all(all)).sort((one, other) => one.title.localeCompare(other.title));
}
