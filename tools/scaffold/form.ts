import { parseArgs } from 'node:util';
import * as contract from '../../packages/api/src/contract/index.ts';
import type { Changes } from './changes.ts';
import type { Written } from './generate.ts';
import { readName } from './names.ts';
import { type FieldFact, shapeOf } from './schema-fields.ts';

export const formUsage = `pnpm new:form name [--schema name], for example parcel --schema saveParcelValues

  --schema   an object schema that @pabean/api/contract exports; without one the form has its own`;

/** @throws Error when the schema holds what cannot be drawn from it */
function fieldsOf(schema: string): readonly FieldFact[] {
  const found = (contract as Readonly<Record<string, unknown>>)[schema];
  if (typeof found !== 'object' || found === null || !('_zod' in found && 'shape' in found))
    throw new Error(
      `The contract exports no object schema ${schema}. Look for one in packages/api/src/contract.`,
    );
  const fields = shapeOf(found as never)?.fields ?? [];
  const others = Object.keys(found.shape as object).filter((key) => !fields.some(({ name }) => name === key));
  if (others.length > 0)
    throw new Error(`${schema} holds more than text: ${others.join(', ')}. Write this form by hand.`);
  for (const { name, label, sample } of fields) {
    if (!label)
      throw new Error(`${schema}: give ${name} a label in packages/api/src/rules/messages, both languages.`);
    if (!sample) throw new Error(`${schema}: no usual value fits ${name}. Write this form by hand.`);
  }
  if (fields.length === 0) throw new Error(`${schema} has no fields.`);
  return fields;
}

const sample = { typed: 'Contoh', value: 'Contoh' };
const ownField = { name: 'name', kind: 'text', required: true, label: 'Nama', labelKey: 'name', sample };

/** Writes the folder of a form of `packages/forms` with its words, and exports it. */
export function newForm(changes: Changes, args: string[]): Written {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { schema: { type: 'string' } },
  });
  const form = readName(positionals[0], 'a form');
  if (changes.has(`packages/forms/src/${form.kebab}/index.ts`))
    throw new Error(`There is a form ${form.kebab} already. Choose another name.`);
  if (changes.read('packages/forms/src/messages/permits-id.ts').includes(`\n  ${form.camel}: {`))
    throw new Error(`There are messages for ${form.camel} already. Choose another name.`);
  const { schema } = values;
  const fields = schema === undefined ? [ownField] : fieldsOf(schema);
  const required = fields.filter((field) => field.required).length;
  const hasOtherLabels = fields.some(({ name, labelKey }) => name !== labelKey);
  changes.render('form', { form }, { schema, fields, required, hasOtherLabels });
  return {
    after: ['tools/exports-update.ts'],
    next: `Say what it is for in its doc comment and guide, then run: pnpm check types && pnpm test ${form.kebab}`,
  };
}
