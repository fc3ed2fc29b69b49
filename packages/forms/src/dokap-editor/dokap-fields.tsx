import type { DokapDefinition, ReferenceEntry } from '@pabean/api/contract';
import {
  FormCombobox,
  FormDateField,
  FormNumberField,
  FormTextField,
  type ZodForm,
} from '../internal/index.ts';
import { type DokapFormValues, notationOf } from './schema.ts';

/** Props of {@link DokapValueField}. */
export interface DokapValueFieldProps {
  form: ZodForm<DokapFormValues>;
  name: 'first' | 'second';
  definition: DokapDefinition;
  /** Entries of the definition's reference list; undefined while they load. */
  references: readonly ReferenceEntry[] | undefined;
}

/** One of a document's two values, as its definition wants it: text, number, date, or a choice from a list. */
export function DokapValueField({ form, name, definition, references }: DokapValueFieldProps) {
  const first = name === 'first';
  const kind = first ? definition.firstKind : definition.secondKind;
  const max = (first ? definition.firstMax : definition.secondMax) ?? undefined;
  if (!kind || !form.labelOf(name)) return null;
  const field = { form, name };
  if (first && definition.table) {
    return (
      <FormCombobox
        {...field}
        options={(references ?? []).map(({ code, label }) => ({ value: code, label, code }))}
        loading={!references}
      />
    );
  }
  if (kind === 'date') return <FormDateField {...field} />;
  if (kind === 'number') return <FormNumberField {...field} notation={notationOf(definition)} width="half" />;
  return <FormTextField {...field} maxLength={max} />;
}
