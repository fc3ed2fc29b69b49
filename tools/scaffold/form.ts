import { parseArgs } from 'node:util';
import * as contract from '../../packages/api/src/contract/index.ts';
import type { Generator } from './generate.ts';
import { readName } from './names.ts';
import { type FieldFact, factsOf } from './schema-fields.ts';

/** @throws Error when the schema holds what cannot be drawn from it */
function readSchema(name: string): readonly FieldFact[] {
  const schema = (contract as Readonly<Record<string, unknown>>)[name];
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema && 'shape' in schema))
    throw new Error(
      `The contract exports no object schema "${name}". Say with --schema one of packages/api/src/contract.`,
    );
  const shape = schema.shape as Parameters<typeof factsOf>[0];
  const fields = factsOf(shape).filter(({ sample }) => sample);
  const others = Object.keys(shape).filter((key) => fields.every((field) => field.name !== key));
  if (others.length > 0)
    throw new Error(
      `${name}: ${others.join(', ')} cannot be drawn from the schema alone. Give it a label in packages/api/src/rules/messages, or write this form by hand.`,
    );
  return fields;
}

/** Writes the folder of a form of `packages/forms` with its messages, and exports it. */
export const form: Generator = {
  usage: `pnpm new:form name --schema name, for example parcel --schema saveParcelValues

  --schema   an object schema that @pabean/api/contract exports`,

  write(changes, args) {
    const options = { schema: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const form = readName(positionals[0], 'a form');
    if (changes.read('packages/forms/src/messages/permits-id.ts').includes(`\n  ${form.camel}: {`))
      throw new Error(`There are messages for ${form.camel} already. Choose another name.`);
    const { schema = '' } = values;
    changes.render('form', { form }, { schema, fields: readSchema(schema) });
    return `Say what it is for in its doc comment and on its page, then run: pnpm check types && pnpm test ${form.kebab}`;
  },
};
