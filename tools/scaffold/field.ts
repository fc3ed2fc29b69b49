import { parseArgs } from 'node:util';
import { nextMigration } from './changes.ts';
import type { Generator } from './generate.ts';
import { readName } from './names.ts';

/**
 * Writes what is mechanical of a new field of the permit header: its schema, label, column and migration. What it looks like is
 * written by hand; the compiler names the places.
 */
export const field: Generator = {
  usage: `pnpm new:field permit-header name --text 40 [--optional], for example permit-header internalReference --text 40

  --text length   how long it may be
  --optional      it need not be filled in`,

  write(changes, args) {
    const options = { text: { type: 'string' }, optional: { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [form, camel = ''] = positionals;
    if (form !== 'permit-header')
      throw new Error(`Fields of “${form}” are written by hand. Say permit-header.`);
    if (!/^[a-z][A-Za-z0-9]*$/.test(camel))
      throw new Error(`“${camel}” is no name for a field. Use camelCase, for example internalReference.`);
    const { text = '', optional } = values;
    if (!/^[1-9]\d*$/.test(text)) throw new Error('Say how long its text may be: --text 40');
    const kebab = camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const field = readName(kebab, 'a field');
    const [, labels = ''] = changes.read('packages/api/src/rules/messages/id.ts').split('\n  labels: {');
    const taken = changes.read('packages/api/src/contract/permit-header.ts') + labels.split('\n  }')[0];
    if (new RegExp(`^ +${camel}: `, 'm').test(taken))
      throw new Error(`There is a field or a label ${camel} already. Choose another name.`);
    const data = { text, optional, example: 'Contoh'.slice(0, Number(text)) };
    changes.render('field', { field }, { ...data, migration: nextMigration(changes, field) });
    return 'Say in both dictionaries what people call it. Then run pnpm keep:store, and pnpm check types, which names the places where it is drawn.';
  },
};
