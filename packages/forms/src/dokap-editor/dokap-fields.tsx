import type { DokapDefinition } from '@pabean/api/contract';
import { dataLanguage, fill, isDigitCode } from '@pabean/api/rules';
import {
  FormCombobox,
  FormDateField,
  FormNumberField,
  FormTextField,
  type ZodForm,
} from '../internal/index.ts';
import { LoadProblem } from '../internal/load-problem.tsx';
import { useFormMessages } from '../messages/use-messages.ts';
import { type DokapFormValues, notationOf } from './schema.ts';
import type { References } from './use-references.ts';

/** Props of {@link DokapValueField}. */
export interface DokapValueFieldProps {
  form: ZodForm<DokapFormValues>;
  name: 'first' | 'second';
  definition: DokapDefinition;
  /** What the first value is chosen from where the definition names a list. */
  references: References;
}

/** One of a document's two values, as its definition wants it: text, number, date, or a choice from a list. */
export function DokapValueField({ form, name, definition, references }: DokapValueFieldProps) {
  const words = useFormMessages('dokap');
  const first = name === 'first';
  const kind = first ? definition.firstKind : definition.secondKind;
  const label = form.labelOf(name);
  if (!kind || !label) return null;
  const field = { form, name };
  if (first && definition.table) {
    const { entries, error } = references;
    return (
      <>
        <LoadProblem heading={fill(words.noReferences, { label })} loaded={references} />
        <FormCombobox
          {...field}
          options={(entries ?? []).map(({ code, label }) => ({
            value: code,
            label,
            code,
            lang: dataLanguage,
          }))}
          loading={!entries && error === undefined}
        />
      </>
    );
  }
  if (kind === 'date') return <FormDateField {...field} />;
  if (isDigitCode(kind, label)) return <FormTextField {...field} inputMode="numeric" width="half" />;
  if (kind === 'number') return <FormNumberField {...field} notation={notationOf(definition)} width="half" />;
  return <FormTextField {...field} />;
}
