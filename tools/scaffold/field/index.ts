import { type Changes, quoted, startChanges, withEntry, withReplaced } from '../changes.ts';
import { addMigration } from '../migration.ts';
import { type Name, readName } from '../names.ts';

/** What a new field of the permit header is. */
export interface FieldOptions {
  /** The longest text that it may hold. */
  readonly text?: string | undefined;
  /** Whether it may be left out. */
  readonly optional?: boolean | undefined;
  /** Whether lists show it and are searched in it. */
  readonly listed?: boolean | undefined;
  /** Its name on the wire. @default the field's, in snake case */
  readonly wire?: string | undefined;
  /** What people call it, in Indonesian. @default its name in words */
  readonly label?: string | undefined;
  /** The same in English. @default its name in words */
  readonly 'label-en'?: string | undefined;
}

const contract = 'packages/api/src/contract';
const messagesFile = (language: string) => `packages/api/src/rules/messages/${language}.ts`;

/** @throws Error where the header, its lists or the labels have something of this name */
function requireFree(changes: Changes, { camel, snake }: Name): void {
  const places: readonly (readonly [string, string, string])[] = [
    [`${contract}/permit-header.ts`, `  ${camel}: field(`, 'The permit header has a field'],
    [`${contract}/application-lists.ts`, `  ${camel}: field(`, 'Lists of applications have a field'],
    [
      'apps/server/src/core/db/tables/permit-header.ts',
      `column: '${snake}'`,
      'The permit header has a column of a field',
    ],
  ];
  for (const [file, entry, sentence] of places)
    if (changes.read(file).includes(entry))
      throw new Error(`${sentence} ${camel} already. Choose another name.`);
  const [, labels = ''] = changes.read(messagesFile('id')).split(/^ {2}labels: \{$/m);
  if (labels.split('\n  }')[0]?.includes(`    ${camel}: `))
    throw new Error(`There is a label ${camel} already. Choose another name.`);
}

function writeContract(changes: Changes, { camel, snake }: Name, options: FieldOptions): void {
  const { text, optional, listed, wire = snake } = options;
  const schema = optional ? `orNull(requiredText(${text}))` : `requiredText(${text})`;
  changes.edit(`${contract}/permit-header.ts`, (before) => {
    const next = withEntry(
      before,
      'export const headerFields = z.object({',
      `  ${camel}: field('${wire}', ${schema}, '${camel}'),`,
    );
    return optional ? withEntry(next, 'export const optionalHeader = {', `  ${camel}: null,`) : next;
  });
  if (!listed) return;
  changes.edit(`${contract}/application.ts`, (before) =>
    withEntry(before, 'export const listedHeader = {', `  ${camel}: '${camel}',`),
  );
  const shown = optional ? 'textOrNull' : 'shownText';
  changes.edit(`${contract}/application-lists.ts`, (before) =>
    withEntry(before, 'export const listedFields = {', `  ${camel}: field('${wire}', ${shown}),`),
  );
}

function writeColumn(changes: Changes, name: Name, { optional, listed }: FieldOptions): void {
  const inLists = listed ? ", searched: 'text'" : '';
  changes.edit('apps/server/src/core/db/tables/permit-header.ts', (before) =>
    withEntry(
      before,
      'export const keptHeader = {',
      `  ${name.camel}: { column: '${name.snake}'${inLists} },`,
    ),
  );
  const rest = optional ? '' : ", (column) => column.notNull().defaultTo('')";
  addMigration(changes, name, {
    imports: "import type { Migration } from './migration.ts';",
    steps: `  await db.schema.alterTable('application').addColumn('${name.snake}', text${rest}).execute();`,
  });
}

/** What demo data hold: something in every row, or in every third where the field may be left out. */
function writeDemo(changes: Changes, { camel }: Name, { text, optional }: FieldOptions): void {
  const value = quoted('Contoh'.slice(0, Number(text)));
  changes.edit('apps/server/src/demo/demo-applications.ts', (before) =>
    withReplaced(
      before,
      '      ...optionalHeader,\n',
      `$&      ${camel}: ${optional ? `order % 3 === 0 ? ${value} : null` : value},\n`,
    ),
  );
}

/** What the form says above its fields, once one of them may be left out. */
const exceptions: Readonly<Record<string, readonly [string, string]>> = {
  id: [
    'Semua isian wajib diisi. Setelah',
    'Semua isian wajib diisi, kecuali yang bertanda opsional. Setelah',
  ],
  en: [
    'Everything must be filled in. Once',
    'Everything must be filled in, except for what is marked as optional. Once',
  ],
};

function writeLead(changes: Changes): void {
  for (const [language, [before, after]] of Object.entries(exceptions))
    changes.edit(`apps/portal/src/messages/pages-${language}.ts`, (text) =>
      text.includes(after) ? text : withReplaced(text, before, after),
    );
}

/**
 * Writes what is mechanical of a new field of the permit header: its schema, words, column and migration, and its places in lists and
 * their search. What it looks like is written by hand; the compiler names the places.
 *
 * @param form `permit-header`, the only form so far whose fields are rows.
 * @param camel The field's name: `internalReference`.
 * @returns The files that were written.
 */
export function writeField(
  base: string,
  form: string | undefined,
  camel: string | undefined,
  options: FieldOptions,
): string[] {
  if (form !== 'permit-header')
    throw new Error(`Fields of “${form}” are written by hand. Say permit-header.`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(camel ?? ''))
    throw new Error(`“${camel}” is no name for a field. Use camelCase, for example internalReference.`);
  if (!/^[1-9]\d*$/.test(options.text ?? '')) throw new Error('Say how long its text may be: --text 40');
  const name = readName(
    camel?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    'a field',
  );
  const changes = startChanges(base);
  requireFree(changes, name);
  writeContract(changes, name, options);
  writeColumn(changes, name, options);
  writeDemo(changes, name, options);
  if (options.optional) writeLead(changes);
  const labels = { id: options.label ?? name.title, en: options['label-en'] ?? name.title };
  for (const [language, label] of Object.entries(labels))
    changes.edit(messagesFile(language), (before) =>
      withEntry(before, 'labels: {', `    ${name.camel}: ${quoted(label)},`),
    );
  return changes.save();
}
