import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The files that every component folder has, from the component's name. */
export const componentFiles = (name: string): string[] => [
  `${name}.tsx`,
  `${name}.css.ts`,
  `${name}.stories.tsx`,
  `${name}.test.tsx`,
  'index.ts',
];

const componentFolders = ['packages/ui/src/components/*/', 'packages/ui/src/domain/*/'];
const formFolders = ['packages/forms/src/*/'];
const notForms = new Set(['internal', 'messages', 'testing']);

function folders(baseDir: string, patterns: string[]): string[] {
  return globSync(patterns, { cwd: baseDir })
    .map((folder) => folder.replace(/\/$/, ''))
    .sort();
}

function missing(baseDir: string, folder: string, files: string[]): string[] {
  const present = new Set(globSync('*', { cwd: join(baseDir, folder) }));
  return files.filter((file) => !present.has(file)).map((file) => `${folder} lacks ${file}.`);
}

function starExports(baseDir: string, folder: string): string[] {
  const index = join(baseDir, folder, 'index.ts');
  const [text] = globSync(index).map((file) => readFileSync(file, 'utf8'));
  return text?.includes('export *') ? [`${folder}/index.ts exports * : list the names by hand.`] : [];
}

/**
 * What is missing from component and form folders, one line each.
 *
 * @param baseDir Absolute path of a repository of this shape.
 */
export function findWrongFolders(baseDir: string): string[] {
  const components = folders(baseDir, componentFolders).flatMap((folder) => [
    ...missing(baseDir, folder, componentFiles(basename(folder))),
    ...starExports(baseDir, folder),
  ]);
  const forms = folders(baseDir, formFolders)
    .filter((folder) => !notForms.has(basename(folder)))
    .flatMap((folder) => {
      const name = basename(folder);
      return [
        ...missing(baseDir, folder, [`${name}.tsx`, `${name}.stories.tsx`, `${name}.test.tsx`, 'index.ts']),
        ...starExports(baseDir, folder),
      ];
    });
  return [...components, ...forms];
}
