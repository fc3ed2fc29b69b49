import type { DokapDefinition, ReferenceEntry } from '@pabean/api/contract';
import { Combobox, DateField, TextField } from '@pabean/ui';
import type { ZodForm } from '../internal/index.ts';
import type { DokapFormValues } from './schema.ts';

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
  const label = first ? definition.firstLabel : definition.secondLabel;
  const max = (first ? definition.firstMax : definition.secondMax) ?? undefined;
  if (!kind || !label) return null;
  const field = form.field(name);
  if (first && definition.table) {
    return (
      <Combobox
        id={field.id}
        error={field.error}
        label={label}
        options={(references ?? []).map((entry) => ({
          value: entry.code,
          label: entry.label,
          code: entry.code,
        }))}
        loading={!references}
        value={form.values.watch(name)}
        onValueChange={(value) => form.put(name, value)}
      />
    );
  }
  if (kind === 'date') return <DateField {...form.date(name)} label={label} />;
  const numeric = kind === 'number';
  return (
    <TextField
      {...field}
      label={label}
      maxLength={max}
      inputMode={numeric ? 'decimal' : undefined}
      width={numeric ? 'half' : 'full'}
    />
  );
}
