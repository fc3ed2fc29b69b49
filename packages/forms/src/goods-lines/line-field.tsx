import { dataLanguage } from '@pabean/api/rules';
import { codeOptions } from '../internal/code-options.ts';
import {
  FormCombobox,
  FormDateField,
  FormMoneyField,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  type ZodForm,
} from '../internal/index.ts';
import type { LineField as Field } from './line-kind.ts';

/** Props of {@link LineField}. */
export interface LineFieldProps {
  form: ZodForm<Record<string, string>>;
  field: Field;
}

/** A field of a line in its dialog. */
export function LineField({ form, field }: LineFieldProps) {
  const { name, hint, optional = false } = field;
  const shared = { form, name, optional, ...(hint !== undefined && { hint }) };
  switch (field.kind) {
    case 'longText':
      return <FormTextArea {...shared} rows={2} />;
    case 'number':
      return <FormNumberField {...shared} notation={field.notation} />;
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
          options={field.options.map((value) => ({ value, label: value, lang: dataLanguage }))}
        />
      );
    default:
      return <FormTextField {...shared} autoComplete="off" />;
  }
}
