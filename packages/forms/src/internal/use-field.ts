import type { ChangeEvent } from 'react';
import { type ControllerRenderProps, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFieldError } from './use-field-error.ts';
import type { ZodForm } from './use-zod-form.ts';

/** Props of every form field. */
export interface FieldOf<Values extends FieldValues> {
  /** The form that it belongs to. */
  form: ZodForm<Values>;
  /** Its name in the form's values, such as `number` or `rows.0.number`. */
  name: FieldPath<Values>;
  /**
   * Its label.
   *
   * @default the form's `labelOf` of the name
   */
  label?: string;
}

/** Options that connect a field to its form. */
type Bound = 'form' | 'name' | 'id' | 'label' | 'error' | 'ref' | 'value' | 'defaultValue' | 'onBlur';

/** The props of a field component used as a form field. */
export type FormFieldProps<Values extends FieldValues, Props> = FieldOf<Values> & Omit<Props, Bound>;

/** Common to every field. */
function useBinding<Values extends FieldValues>({ form, name, label }: FieldOf<Values>) {
  return { id: form.idOf(name), label: label ?? form.labelOf(name), error: useFieldError(form, name) };
}

/**
 * Registers a native input: typing does not re-render, and only the field re-renders when its error changes.
 *
 * @param setValueAs Converts the typed text to the value.
 */
export function useRegistered<Values extends FieldValues, Props>(
  props: FormFieldProps<Values, Props>,
  setValueAs?: (typed: string) => string,
): Props {
  const { form, name, ...rest } = props;
  const { onChange } = rest as { onChange?: (event: ChangeEvent) => void };
  const input = form.register(name, { setValueAs, onChange });
  return { ...rest, ...useBinding(props), ...input } as Props;
}

interface Controlled<Values extends FieldValues, Props>
  extends Pick<ControllerRenderProps<Values>, 'value' | 'onChange'> {
  /** Props for the field component. */
  bound: Props;
}

/** Controls the value of a field without a native input, such as a labelled choice or a file. */
export function useControlled<Values extends FieldValues, Props>(
  props: FormFieldProps<Values, Props>,
): Controlled<Values, Props> {
  const { form, name, ...rest } = props;
  const { field } = useController({ control: form.control, name });
  const { value, onChange, ...input } = field;
  return { value, onChange, bound: { ...rest, ...useBinding(props), ...input } as Props };
}
