import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { isTranslation } from './translations.ts';

/** The files that every component folder has, from the component's name. */
export const componentFiles = (name: string): string[] => [
  `${name}.tsx`,
  `${name}.css.ts`,
  `${name}.mdx`,
  `${name}.stories.tsx`,
  `${name}.test.tsx`,
  'index.ts',
];

// A form's folder may have several parts, so its file names are free.
const formFiles = ['*.mdx', '*.stories.tsx', '*.test.{ts,tsx}', 'index.ts'];

const notForms = new Set(['internal', 'messages', 'testing']);

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What is missing in a folder: files, and names in its index. */
function inFolder(baseDir: string, folder: string, patterns: readonly string[]): string[] {
  const present = globSync('*', { cwd: join(baseDir, folder) });
  const missing = patterns
    .filter((pattern) => !present.some((file) => matchesGlob(file, pattern)))
    .map((pattern) => `${folder} lacks ${pattern}.`);
  const exportsAll = read(join(baseDir, folder, 'index.ts')).includes('export *');
  return exportsAll
    ? [...missing, `${folder}/index.ts exports everything: list the names by hand.`]
    : missing;
}

// Every stories file has the stories that a page of the book begins with, and the page beside it.
function inStories(baseDir: string, file: string): string[] {
  const source = read(join(baseDir, file));
  const page = file.replace('.stories.tsx', '.mdx');
  const lacking = ['Default', 'Variants'].filter((story) => !source.includes(`export const ${story}`));
  if (!existsSync(join(baseDir, page))) lacking.push(basename(page));
  return lacking.map((what) => `${file} lacks ${what}.`);
}

const declares = (source: string, name = '') => new RegExp(`export (const|function) ${name}\\b`).test(source);

/** Stories and examples that a page names and that their file does not have. */
function missingStories(baseDir: string, path: string, page: string): string[] {
  const imported = [...page.matchAll(/import \* as (\w+) from '([^']+)'/g)];
  const files = new Map(imported.map(([, name, file = '']) => [name, join(baseDir, dirname(path), file)]));
  return [...page.matchAll(/\b(?:of|shows)=\{(\w+)\.(\w+)\}/g)]
    .filter(([, from, story]) => {
      const file = files.get(from) ?? '';
      return !declares(['', '.tsx', '.ts'].map((ending) => file && read(`${file}${ending}`)).join(''), story);
    })
    .map(([, from, story]) => `${path}: there is no ${from}.${story}.`);
}

const string = `'(?:\\\\.|[^'])*'|"(?:\\\\.|[^"])*"`;
const selectors = new RegExp(`\\banatomy: \\{[^[]*parts: \\[((?:\\s*(?:${string}),?)*)\\s*\\]`);

/** Whether the list below `<Anatomy />` explains every part that the stories mark in the picture. */
function unexplainedParts(path: string, page: string, stories: string): string[] {
  const list = /<Anatomy \/>\n\n((?:.+\n)*)/.exec(page)?.[1] ?? '';
  const explained = [...list.matchAll(/^\d+\. /gm)].length;
  const marked = [...(selectors.exec(stories)?.[1] ?? '').matchAll(new RegExp(string, 'g'))].length;
  return marked === explained ? [] : [`${path} explains ${explained} parts of ${marked} in its picture.`];
}

function inPage(baseDir: string, path: string): string[] {
  const page = read(join(baseDir, path));
  const stories = read(join(baseDir, path.replace('.mdx', '.stories.tsx')));
  const examples = read(join(baseDir, path.replace('.mdx', '.examples.tsx')));
  const unused = [...examples.matchAll(/export (?:const|function) ([A-Z]\w*)/g)]
    .filter(([, name]) => !new RegExp(`\\b${name}\\b`).test(page + stories))
    .map(([, name]) => `${path} and its stories do not use the example ${name}.`);
  return [...missingStories(baseDir, path, page), ...unexplainedParts(path, page, stories), ...unused];
}

/**
 * What is missing from component and form folders, and what the pages of the book name that is not there: one line each.
 *
 * @param baseDir Absolute path of a repository of this shape.
 */
export function findWrongFolders(baseDir: string): string[] {
  const find = (pattern: string) => globSync(pattern, { cwd: baseDir }).sort();
  const components = find('packages/ui/src/components/*/');
  const forms = find('packages/forms/src/*/').filter((folder) => !notForms.has(basename(folder)));
  return [
    ...components.flatMap((folder) => inFolder(baseDir, folder, componentFiles(basename(folder)))),
    ...forms.flatMap((folder) => inFolder(baseDir, folder, formFiles)),
    ...[...components, ...forms]
      .flatMap((folder) => find(`${folder}/*.stories.tsx`))
      .flatMap((file) => inStories(baseDir, file)),
    ...find('{book,packages/*/src}/**/*.mdx')
      .filter((path) => !isTranslation(path))
      .flatMap((path) => inPage(baseDir, path)),
  ];
}
