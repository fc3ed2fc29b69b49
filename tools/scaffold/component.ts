import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchWordsOf, withEntry } from './changes.ts';
import { type Name, readName } from './names.ts';
import { componentTemplates } from './templates.ts';

const bySubject = (a: string, b: string) => a.localeCompare(b);

/** Adds the component's line to the component exports of packages/ui/src/index.ts, in alphabetical order. */
function addExport(index: string, name: string): void {
  const lines = readFileSync(index, 'utf8').split('\n');
  const isComponent = (line: string) => line.startsWith("export * from './components/");
  const components = [...lines.filter(isComponent), `export * from './components/${name}/index.ts';`].sort(
    bySubject,
  );
  writeFileSync(index, [...components, ...lines.filter((line) => !isComponent(line))].join('\n'));
}

/** Adds the words by which people look for the component's page. */
function addSearchWords(file: string, { pascal, title }: Name): void {
  const line = searchWordsOf(`Components/Actions/${pascal}`, title);
  writeFileSync(file, withEntry(readFileSync(file, 'utf8'), 'const components:', line));
}

/**
 * Writes the folder of a new component and exports it. Throws when the name is not kebab-case or is taken.
 *
 * @param baseDir Absolute path of the repository.
 * @param name For example `button-group`.
 * @returns The new files, from the root of the repository.
 */
export function writeComponent(baseDir: string, name: string): string[] {
  const read = readName(name, 'a component');
  const folder = `packages/ui/src/components/${name}`;
  if (existsSync(join(baseDir, folder))) throw new Error(`${folder} exists already. Choose another name.`);
  mkdirSync(join(baseDir, folder), { recursive: true });
  const files = Object.entries(componentTemplates(name)).map(([file, text]) => {
    writeFileSync(join(baseDir, folder, file), text);
    return `${folder}/${file}`;
  });
  addExport(join(baseDir, 'packages/ui/src/index.ts'), name);
  addSearchWords(join(baseDir, '.storybook/search-words.ts'), read);
  return files;
}
