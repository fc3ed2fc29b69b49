import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';

/** The files that every component folder has, from the component's name. */
export const componentFiles = (name: string): string[] => [
  `${name}.tsx`,
  `${name}.css.ts`,
  `${name}.stories.tsx`,
  `${name}.test.tsx`,
  'index.ts',
];

// A form's folder may have several parts, so its file names are free.
const formFiles = ['*.stories.tsx', '*.test.{ts,tsx}', 'index.ts'];

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

// The required parts of every stories file, from which the book's pages are generated.
const parts = [
  { text: 'satisfies ComponentGuide', name: 'a guide (parameters.guide, satisfies ComponentGuide)' },
  { text: 'export const Default', name: 'the story Default' },
  { text: 'export const Variants', name: 'the story Variants, its one picture' },
];

function undocumentedStories(baseDir: string, folder: string): string[] {
  return globSync('*.stories.tsx', { cwd: join(baseDir, folder) }).flatMap((file) => {
    const source = readFileSync(join(baseDir, folder, file), 'utf8');
    return parts
      .filter(({ text }) => !source.includes(text))
      .map(({ name }) => `${folder}/${file} lacks ${name}.`);
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
