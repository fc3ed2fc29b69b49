import { type Changes, withEntry, withImport } from '../changes.ts';
import { addMigration } from '../migration.ts';
import type { CallPlan } from './plan.ts';
import { tableFile, uniqueComment } from './record.ts';

/** The table that a call's rows are kept in, if it is the first: a migration and the table's type. */
export function writeTable(changes: Changes, { table, kind, access, resource, fields }: CallPlan): void {
  if (kind === 'whole' || !table) return;
  const file = tableFile(table);
  if (changes.has(file)) return;
  const isVisitors = access.kind === 'visitor';
  changes.create(
    file,
    `/** What a row of ${table.snake} is. */
export interface ${table.pascal}Table {
  id: string;
${isVisitors ? '' : '  /** Whose it is. */\n  company_id: string;\n'}${fields.map(({ name, isUnique }) => `${isUnique ? uniqueComment : ''}  ${name.snake}: string;`).join('\n')}
  created_at: string;
}
`,
  );
  changes.edit('apps/server/src/core/db/tables/index.ts', (text) =>
    withEntry(
      withImport(text, `import type { ${table.pascal}Table } from './${table.kebab}.ts';`),
      'export interface Tables {',
      `  ${table.snake}: ${table.pascal}Table;`,
    ),
  );
  if (!isVisitors)
    changes.edit('apps/server/src/officer/company-tables.ts', (text) =>
      withEntry(
        text,
        'export const keptTables: ',
        `  ${table.snake}: 'Say why its rows stay when an account goes to another company.',`,
      ),
    );
  const columns = fields.map(
    ({ name, isUnique }) =>
      `    .addColumn('${name.snake}', text, ${isUnique ? '(column) => column.notNull().unique()' : 'required'})`,
  );
  addMigration(
    changes,
    { camel: table.camel, kebab: resource.kebab },
    {
      imports: "import { key, type Migration, required } from './migration.ts';",
      steps: `  await db.schema
    .createTable('${table.snake}')
    .addColumn('id', text, key)
${isVisitors ? '' : "    .addColumn('company_id', text, (column) => column.notNull().references('company.id'))\n"}${columns.join('\n')}
    .addColumn('created_at', text, required)
    .execute();${isVisitors ? '' : `\n  await db.schema.createIndex('${table.snake}_company').on('${table.snake}').columns(['company_id', 'id']).execute();`}`,
    },
  );
}
