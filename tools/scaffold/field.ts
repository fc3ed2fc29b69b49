import { parseArgs } from 'node:util';
import { type Changes, nextMigration } from './changes.ts';
import type { Written } from './generate.ts';
import { escaped, type Name, readName } from './names.ts';

export const fieldUsage = `pnpm new:field permit-header name --text 40 [options], for example internalReference --text 40 --optional

  --text length          how long it may be
  --optional             it need not be filled in
  --listed               lists show it and are searched in it
  --wire name            its name on the wire (its own in snake case, unless it is said)
  --label, --label-en    what people call it, in Indonesian and in English`;

/** @throws Error where the header, its lists or the labels have something of this name */
function requireFree(changes: Changes, { camel, snake }: Name): void {
  const contract = 'packages/api/src/contract';
  const [, labels = ''] = changes.read('packages/api/src/rules/messages/id.ts').split(/^ {2}labels: \{$/m);
  const places = {
    'The permit header has a field': [changes.read(`${contract}/permit-header.ts`), `  ${camel}: field(`],
    'Lists of applications have a field': [
      changes.read(`${contract}/application-lists.ts`),
      `  ${camel}: field(`,
    ],
    'The permit header has a column of a field': [
      changes.read('apps/server/src/core/db/tables/permit-header.ts'),
      `column: '${snake}'`,
    ],
    'There is a label': [labels.split('\n  }')[0], `    ${camel}: `],
  };
  for (const [sentence, [text = '', entry = '']] of Object.entries(places))
    if (text.includes(entry)) throw new Error(`${sentence} ${camel} already. Choose another name.`);
}

/** What the form says above its fields, once one of them need not be filled in. */
const leads = {
  id: [
    'Semua isian wajib diisi. Setelah',
    'Semua isian wajib diisi, kecuali yang bertanda opsional. Setelah',
  ],
  en: [
    'Everything must be filled in. Once',
    'Everything must be filled in, except for what is marked as optional. Once',
  ],
} as const;

function writeLead(changes: Changes): void {
  for (const [language, [before, after]] of Object.entries(leads))
    changes.edit(`apps/portal/src/messages/pages-${language}.ts`, (text) => {
      if (!text.includes(after) && !text.includes(before)) throw new Error(`there is no “${before}”.`);
      return text.replace(before, after);
    });
}

/**
 * Writes what is mechanical of a new field of the permit header: its schema, words, column and migration, and its places in lists and
 * their search. What it looks like is written by hand; the compiler names the places.
 */
export function newField(changes: Changes, args: string[]): Written {
  const flag = { type: 'boolean' } as const;
  const option = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { text: option, optional: flag, listed: flag, wire: option, label: option, 'label-en': option },
  });
  const [form, camel = ''] = positionals;
  if (form !== 'permit-header')
    throw new Error(`Fields of “${form}” are written by hand. Say permit-header.`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(camel))
    throw new Error(`“${camel}” is no name for a field. Use camelCase, for example internalReference.`);
  const { text = '', optional, listed } = values;
  if (!/^[1-9]\d*$/.test(text)) throw new Error('Say how long its text may be: --text 40');
  const field = readName(
    camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    'a field',
  );
  requireFree(changes, field);
  const label = { id: values.label ?? field.title, en: values['label-en'] ?? field.title };
  const data = {
    text,
    optional,
    listed,
    wire: values.wire ?? field.snake,
    label: { id: escaped(label.id), en: escaped(label.en) },
    example: 'Contoh'.slice(0, Number(text)),
    migration: nextMigration(changes, field),
  };
  changes.render('field', { field }, data);
  if (optional) writeLead(changes);
  return {
    after: ['tools/exports-update.ts', 'tools/keep-store.ts'],
    next: 'Say what people call it, then run: pnpm check types, which names the places where it is drawn',
  };
}
