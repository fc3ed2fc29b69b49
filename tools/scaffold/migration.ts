import { type Changes, withEntry, withImport } from './changes.ts';
import type { Name } from './names.ts';

const folder = 'apps/server/src/core/db/migrations';

/**
 * Adds a migration behind the last one.
 *
 * @param text Its imports, and its doc comment and steps after `export const …`.
 */
export function addMigration(
  changes: Changes,
  { camel, kebab }: Pick<Name, 'camel' | 'kebab'>,
  text: { readonly imports: string; readonly steps: string },
): void {
  const index = `${folder}/index.ts`;
  const numbers = [...changes.read(index).matchAll(/^ {2}'(\d{4})-/gm)].map(([, number]) => Number(number));
  const name = `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${kebab}`;
  changes.create(
    `${folder}/${name}.ts`,
    `${text.imports}

/** What this migration is for. */
export const ${camel}: Migration = async (db, { text }) => {
${text.steps}
};
`,
  );
  changes.edit(index, (before) =>
    withEntry(
      withImport(before, `import { ${camel} } from './${name}.ts';`),
      'export const migrations: ',
      `  '${name}': ${camel},`,
    ),
  );
}
