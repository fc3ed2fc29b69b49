import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';

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

const componentFolders = ['packages/ui/src/components/*/'];
const formFolders = ['packages/forms/src/*/'];
const notForms = new Set(['internal', 'messages', 'testing']);

function folders(baseDir: string, patterns: string[]): string[] {
  return globSync(patterns, { cwd: baseDir })
    .map((folder) => folder.replace(/\/$/, ''))
    .sort();
}

function missing(baseDir: string, folder: string, patterns: string[]): string[] {
  const present = globSync('*', { cwd: join(baseDir, folder) });
  return patterns
    .filter((pattern) => !present.some((file) => matchesGlob(file, pattern)))
    .map((pattern) => `${folder} lacks ${pattern}.`);
}

function starExports(baseDir: string, folder: string): string[] {
  const index = join(baseDir, folder, 'index.ts');
  const exportsAll = existsSync(index) && readFileSync(index, 'utf8').includes('export *');
  return exportsAll ? [`${folder}/index.ts exports everything: list the names by hand.`] : [];
}

// Every stories file has the stories that a page of the book begins with, and the page beside it.
const parts = [
  { text: 'export const Default', name: 'the story Default' },
  { text: 'export const Variants', name: 'the story Variants, its one picture' },
];

const pageOf = (file: string) => file.replace('.stories.tsx', '.mdx');

function undocumentedStories(baseDir: string, folder: string): string[] {
  return globSync('*.stories.tsx', { cwd: join(baseDir, folder) }).flatMap((file) => {
    const source = readFileSync(join(baseDir, folder, file), 'utf8');
    const lacking = parts.filter(({ text }) => !source.includes(text)).map(({ name }) => name);
    if (!existsSync(join(baseDir, folder, pageOf(file)))) lacking.push(`its page, ${pageOf(file)}`);
    return lacking.map((what) => `${folder}/${file} lacks ${what}.`);
  });
}

/**
 * What is missing from component and form folders, one line each.
 *
 * @param baseDir Absolute path of a repository of this shape.
 */
export function findWrongFolders(baseDir: string): string[] {
  const components = folders(baseDir, componentFolders);
  const forms = folders(baseDir, formFolders).filter((folder) => !notForms.has(basename(folder)));
  return [
    ...components.flatMap((folder) => missing(baseDir, folder, componentFiles(basename(folder)))),
    ...forms.flatMap((folder) => missing(baseDir, folder, formFiles)),
    ...[...components, ...forms].flatMap((folder) => starExports(baseDir, folder)),
    ...[...components, ...forms].flatMap((folder) => undocumentedStories(baseDir, folder)),
  ];
}
