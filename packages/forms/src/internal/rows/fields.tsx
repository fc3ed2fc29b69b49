import { type ListedCode, type NumberNotation, parseTypedDate, rupiah } from '@pabean/api/rules';
import { useWatch } from 'react-hook-form';
import { codeOptions, glossedOption } from '../code-options.ts';
import {
  FormCombobox,
  FormContainerNumberField,
  FormDateField,
  FormMoneyField,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
} from '../index.ts';
import type { ControlProps, RowField } from './row-kind.ts';

// The kinds of fields of a row. A function for each, so that an editor bundles only what its rows use.

type Given = Omit<RowField, 'draw' | 'notation' | 'options'>;

/** One line of text. */
export const textField = (field: Given): RowField => ({
  ...field,
  draw: (props) => <FormTextField {...props} autoComplete="off" />,
});

/** Several lines of text. */
export const longTextField = (field: Given): RowField => ({
  ...field,
  draw: (props) => <FormTextArea {...props} rows={2} />,
});

/** A code of digits. */
export const digitsField = (field: Given): RowField => ({
  ...field,
  draw: (props) => <FormTextField {...props} inputMode="numeric" autoComplete="off" />,
});

/** A number with its format. */
export const numberField = (field: Given & Required<Pick<RowField, 'notation'>>): RowField => ({
  ...field,
  draw: (props) => <FormNumberField {...props} notation={field.notation} />,
});

interface NotedField extends Given {
  readonly notation: NumberNotation;
  /** A warning about an accepted number. */
  readonly noteOf: (value: string) => string | undefined;
}

/** A number with a warning that depends on its value. */
export const notedNumberField = ({ noteOf, ...field }: NotedField): RowField => ({
  ...field,
  draw: (props) => <NotedNumber {...props} notation={field.notation} noteOf={noteOf} />,
});

function NotedNumber({ noteOf, ...control }: ControlProps & Pick<NotedField, 'notation' | 'noteOf'>) {
  const note = noteOf(useWatch({ control: control.form.control, name: control.name }));
  return <FormNumberField {...control} {...(note !== undefined && { hint: note })} />;
}

/** Whole rupiah. */
export const moneyField = (field: Given): RowField => ({
  ...field,
  notation: rupiah,
  draw: (props) => <FormMoneyField {...props} />,
});

/** A day; pasted in common notations. */
export const dateField = (field: Given): RowField => ({
  ...field,
  read: (cell) => (/^\d{4}-\d\d-\d\d$/.test(cell) ? cell : (parseTypedDate(cell) ?? cell)),
  draw: (props) => <FormDateField {...props} />,
});

/** A container number. */
export const containerField = (field: Given): RowField => ({
  ...field,
  draw: (props) => <FormContainerNumberField {...props} />,
});

/** An option of a searchable list. */
export const codeField = (field: Given & { readonly options: readonly ListedCode[] }): RowField => ({
  ...field,
  draw: (props) => <FormCombobox {...props} options={codeOptions(field.options)} />,
});

interface ChoiceField extends Given {
  readonly options: readonly (ListedCode & { readonly gloss: string | undefined })[];
  /** Placeholder while nothing is chosen. */
  readonly choose: string;
}

/** One of a few options. */
export const choiceField = ({ choose, ...field }: ChoiceField): RowField => ({
  ...field,
  draw: (props) => (
    <FormSelect
      {...props}
      placeholder={choose}
      options={field.options.map(({ code, name, gloss }) => glossedOption(code, name, gloss))}
    />
  ),
});

/** Renders a field in the form of its row. */
export const drawField = (form: ControlProps['form'], field: RowField) => {
  const { name, hint, width, optional = false, draw } = field;
  return draw({ form, name, optional, ...(hint !== undefined && { hint }), ...(width && { width }) });
};
