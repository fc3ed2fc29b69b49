import * as contract from '../../../packages/api/src/contract/index.ts';
import { id as shared } from '../../../packages/api/src/rules/messages/id.ts';
import type { Changes } from '../changes.ts';
import { type Name, readName } from '../names.ts';
import { type FieldFact, shapeOf } from '../schema-fields.ts';

/** What somebody asked for on the command line. */
export interface FormOptions {
  /** A schema that @pabean/api/contract exports, such as `saveParcelValues`. @default one of the form's own */
  readonly schema?: string | undefined;
}

/** A field with everything that a form needs to know of it. */
export interface FormField extends FieldFact {
  readonly label: string;
  readonly labelKey: string;
  readonly sample: NonNullable<FieldFact['sample']>;
}

/** A form that is about to be written. */
export interface FormPlan {
  readonly name: Name;
  readonly schema: string | undefined;
  readonly fields: readonly [FormField, ...FormField[]];
}

const ownField: FormField = {
  name: 'name',
  kind: 'text',
  nullable: false,
  required: true,
  label: shared.labels.name,
  labelKey: 'name',
  sample: { typed: 'Contoh', value: 'Contoh' },
};

/** @throws Error when the name is badly written or taken, or the schema holds what a scaffold cannot draw */
export function planForm(changes: Changes, text: string | undefined, { schema }: FormOptions): FormPlan {
  const name = readName(text, 'a form');
  if (changes.has(`packages/forms/src/${name.kebab}/index.ts`))
    throw new Error(`There is a form ${name.kebab} already. Choose another name.`);
  if (schema === undefined) return { name, schema, fields: [ownField] };
  const found = (contract as Readonly<Record<string, unknown>>)[schema];
  const isSchema = typeof found === 'object' && found !== null && '_zod' in found && 'shape' in found;
  if (!isSchema)
    throw new Error(
      `The contract exports no object schema ${schema}. Look for one in packages/api/src/contract.`,
    );
  const shape = shapeOf(found as never);
  const drawn = shape?.fields.map((field) => formField(schema, field)) ?? [];
  const others = Object.keys(found.shape as object).filter(
    (key) => !drawn.some((field) => field.name === key),
  );
  if (others.length > 0)
    throw new Error(
      `${schema} holds more than text: ${others.join(', ')}. Write these by hand, as DokapEditor does.`,
    );
  const [first, ...rest] = drawn;
  if (!first) throw new Error(`${schema} has no fields.`);
  return { name, schema, fields: [first, ...rest] };
}

function formField(schema: string, { label, labelKey, sample, ...field }: FieldFact): FormField {
  if (label === undefined || labelKey === undefined)
    throw new Error(
      `${schema}: give ${field.name} a label in packages/api/src/rules/messages, both languages.`,
    );
  if (sample === undefined)
    throw new Error(
      `${schema}: no usual value fits ${field.name}. Write the form by hand, as ContainerListEditor.`,
    );
  return { ...field, label, labelKey, sample };
}
