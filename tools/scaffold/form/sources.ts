import type { FormField, FormPlan } from './plan.ts';

const listed = (lines: readonly string[]) => lines.join('\n');

const ownSchema = ({ name }: FormPlan) => `import * as z from 'zod/mini';

/** What the form must obey. Take the contract's schema instead as soon as there is one. */
export const ${name.camel}Schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(200, { error: 'tooLong' })),
});

/** What the form hands over. */
export type ${name.pascal}Output = z.output<typeof ${name.camel}Schema>;
`;

const contractSchema = ({ name, schema }: FormPlan) => `import { ${schema} } from '@pabean/api/contract';
import type * as z from 'zod/mini';

/** What the form must obey: the server checks the same. */
export const ${name.camel}Schema = ${schema};

/** What the form hands over. */
export type ${name.pascal}Output = z.output<typeof ${schema}>;
`;

/** schema.ts */
export const schemaSource = (plan: FormPlan) => `${plan.schema ? contractSchema(plan) : ownSchema(plan)}
/** What the fields hold: text, as it was typed. */
export type ${plan.name.pascal}Values = { [Field in keyof ${plan.name.pascal}Output]: string };

/** A form in which nothing was typed yet. */
export const empty: ${plan.name.pascal}Values = {
${listed(plan.fields.map(({ name }) => `  ${name}: '',`))}
};
`;

const components = {
  text: 'FormTextField',
  email: 'FormTextField',
  date: 'FormDateField',
  phone: 'FormPhoneField',
};

const fieldSource = ({ name, kind }: FormField) =>
  `        <${components[kind]} form={form} name="${name}"${kind === 'email' ? ' inputMode="email" autoComplete="email"' : ''} />`;

/** The key of a field's label: its name, unless one of them has another. */
function labelKeyOf({ pascal }: FormPlan['name'], fields: FormPlan['fields']) {
  const name = `field as keyof ${pascal}Values`;
  if (fields.every((field) => field.name === field.labelKey)) return name;
  const keys = fields.map((field) => `${field.name}: '${field.labelKey}'`);
  return `({ ${keys.join(', ')} } as const)[${name}]`;
}

/** <name>-form.tsx */
export const formSource = ({ name, fields }: FormPlan) => `import {
  DraftBanner,
  type DraftProps,
  ${[...new Set(fields.map(({ kind }) => components[kind]))].join(', ')},
  FormProblems,
  PageActions,
  type SaveOptions,
  useDraft,
  useZodForm,
} from '../internal/index.ts';
import * as frame from '../internal/page-form.css.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import { empty, ${name.camel}Schema, type ${name.pascal}Output, type ${name.pascal}Values } from './schema.ts';

/** Props of {@link ${name.pascal}Form}. */
export interface ${name.pascal}FormProps<Answer> extends DraftProps {
  /** First values that differ from an empty form. */
  initial?: Partial<${name.pascal}Values>;
  /** Takes the checked values. A rejection with \`fieldErrors\` is shown at the fields, any other above them. */
  onSave: (values: ${name.pascal}Output, options: SaveOptions) => Promise<Answer>;
  /** Called with the answer after the values were saved and their draft removed. */
  onSaved: (answer: Answer) => void;
  /** Called by “Kembali”. */
  onBack: () => void;
}

const draftVersion = 1;

/** What ${name.pascal}Form is for. */
export function ${name.pascal}Form<Answer>({
  initial,
  onSave,
  onSaved,
  onBack,
  onDirtyChange,
  draft: location,
}: ${name.pascal}FormProps<Answer>) {
  const words = useFormMessages('${name.camel}');
  const { labels } = useSharedMessages();
  const form = useZodForm<${name.pascal}Values, ${name.pascal}Output>({
    schema: ${name.camel}Schema,
    defaultValues: { ...empty, ...initial },
    labelOf: (field) => labels[${labelKeyOf(name, fields)}],
    async onSubmit(values, { signal }) {
      const answer = await onSave(values, { signal });
      await draft.forget();
      onSaved(answer);
    },
  });
  const draft = useDraft({ form, name: '${name.kebab}', version: draftVersion, location });
  useUnsaved(form, onDirtyChange);
  return (
    <form {...form.formProps} className={frame.form}>
      <DraftBanner draft={draft} />
      <FormProblems form={form} />
      <fieldset className={frame.group}>
        <legend className={frame.legend}>{words.legend}</legend>
${listed(fields.map(fieldSource))}
      </fieldset>
      <PageActions form={form} draft={draft} onBack={onBack} />
    </form>
  );
}
`;

/** index.ts */
export const indexSource = ({ name }: FormPlan) =>
  `export { ${name.pascal}Form, type ${name.pascal}FormProps } from './${name.kebab}-form.tsx';
export type { ${name.pascal}Output, ${name.pascal}Values } from './schema.ts';
`;
