import { dataLanguage } from '@pabean/api/rules';
import { useWatch } from 'react-hook-form';
import { codeOptions } from '../code-options.ts';
import {
  FormCombobox,
  FormDateField,
  FormMoneyField,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
} from '../index.ts';
import type { ControlProps, RowField as Field } from './row-kind.ts';

/** Props of {@link RowField}. */
export interface RowFieldProps {
  form: ControlProps['form'];
  field: Field;
}

/** A field of a row in its dialog. */
export function RowField({ form, field }: RowFieldProps) {
  const { name, hint, width, optional = false } = field;
  const shared: ControlProps = {
    form,
    name,
    optional,
    ...(hint !== undefined && { hint }),
    ...(width && { width }),
  };
  switch (field.kind) {
    case 'longText':
      return <FormTextArea {...shared} rows={2} />;
    case 'digits':
      return <FormTextField {...shared} inputMode="numeric" autoComplete="off" />;
    case 'number':
      return <NumberField {...shared} field={field} />;
    case 'money':
      return <FormMoneyField {...shared} />;
    case 'date':
      return <FormDateField {...shared} />;
    case 'code':
      return <FormCombobox {...shared} options={codeOptions(field.options)} />;
    case 'choice':
      return (
        <FormSelect
          {...shared}
          placeholder={field.choose}
          options={field.options.map(({ code, name: label }) => ({ value: code, label, lang: dataLanguage }))}
        />
      );
    case 'own':
      return field.draw(shared);
    default:
      return <FormTextField {...shared} autoComplete="off" />;
  }
}

type NumberKind = Extract<Field, { kind: 'number' }>;

function NumberField({ field, ...control }: ControlProps & { field: NumberKind }) {
  const { notation, noteOf } = field;
  return noteOf ? (
    <NotedNumber {...control} notation={notation} noteOf={noteOf} />
  ) : (
    <FormNumberField {...control} notation={notation} />
  );
}

/** A number of which something is said once it is typed. */
function NotedNumber({
  noteOf,
  ...control
}: ControlProps & Required<Pick<NumberKind, 'notation' | 'noteOf'>>) {
  const value = useWatch({ control: control.form.control, name: control.name });
  const note = noteOf(value);
  return <FormNumberField {...control} {...(note !== undefined && { hint: note })} />;
}
