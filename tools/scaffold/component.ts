import { searchWordsOf, startChanges, withEntry } from './changes.ts';
import { readName } from './names.ts';
import { componentTemplates } from './templates.ts';

/** The exports of the package with one more component, these in alphabetical order. */
function withComponent(index: string, name: string): string {
  const lines = index.split('\n');
  const isComponent = (line: string) => line.startsWith("export * from './components/");
  const components = [...lines.filter(isComponent), `export * from './components/${name}/index.ts';`];
  components.sort((a, b) => a.localeCompare(b));
  return [...components, ...lines.filter((line) => !isComponent(line))].join('\n');
}

/**
 * Writes the folder of a new component and exports it. Throws when the name is not kebab-case or is taken.
 *
 * @param baseDir Absolute path of the repository.
 * @param name For example `button-group`.
 * @returns What was written or changed, from the root of the repository.
 */
export function writeComponent(baseDir: string, name: string): string[] {
  const { pascal, title } = readName(name, 'a component');
  const changes = startChanges(baseDir);
  for (const [file, text] of Object.entries(componentTemplates(name)))
    changes.create(`packages/ui/src/components/${name}/${file}`, text);
  changes.edit('packages/ui/src/index.ts', (index) => withComponent(index, name));
  // The words by which people look for its page.
  changes.edit('.storybook/search-words.ts', (words) =>
    withEntry(words, 'const components:', searchWordsOf(`Components/Actions/${pascal}`, title)),
  );
  return changes.save();
}
