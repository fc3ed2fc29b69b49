import {
  Field,
  Fieldset,
  Label,
  Radio,
  Select,
  EXPERIMENTAL_Suggestion as Suggestion,
  Textfield,
  ValidationMessage,
} from '@digdir/designsystemet-react';
import {
  choosePermitType,
  type FieldProps,
  type HeaderForm,
  identityTypes,
  type Option,
  permitTypes,
  useField,
} from '../common/header-form.ts';
import { formWords } from '../common/words.ts';

interface TextProps extends FieldProps {
  type?: 'text' | 'date';
}

/** A field of text; the day of the letter is a native date input, as the design system has no date picker. */
export function Text({ form, name, hint, type = 'text' }: TextProps) {
  const { field, id, label, error } = useField(form, name);
  return <Textfield {...field} id={id} type={type} label={label} description={hint} error={error} />;
}

/** A field of several lines. */
export function Lines({ form, name }: FieldProps) {
  const { field, id, label, error } = useField(form, name);
  return <Textfield {...field} multiline rows={2} id={id} label={label} error={error} />;
}

/** The type of the applicant's identity. */
export function IdentityType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'identityType');
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Select {...field} id={id} aria-invalid={Boolean(error)}>
        {identityTypes.map(({ value, label }) => (
          <Select.Option key={value} value={value}>
            {label}
          </Select.Option>
        ))}
      </Select>
      {error && <ValidationMessage>{error}</ValidationMessage>}
    </Field>
  );
}

/** The permit type, found by a word of its name. */
export function PermitType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'permitTypeId');
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Field.Description>{formWords.permitTypeHint}</Field.Description>
      <Suggestion
        selected={permitTypes.find(({ value }) => value === field.value) ?? null}
        onSelectedChange={(item) => choosePermitType(form, item?.value ?? '')}
      >
        <Suggestion.Input ref={field.ref} id={id} onBlur={field.onBlur} aria-invalid={Boolean(error)} />
        <Suggestion.Clear />
        <Suggestion.List>
          {permitTypes.map(({ value, label }) => (
            <Suggestion.Option key={value} label={label} value={value}>
              {label}
            </Suggestion.Option>
          ))}
        </Suggestion.List>
      </Suggestion>
      {error && <ValidationMessage>{error}</ValidationMessage>}
    </Field>
  );
}

/** The choice that a permit type brings along. */
export function Choice({ form, name, options }: FieldProps & { options: readonly Option[] }) {
  const { field, id, label, error } = useField(form, name);
  return (
    <Fieldset id={id}>
      <Fieldset.Legend>{label}</Fieldset.Legend>
      {options.map(({ value, label }) => (
        <Radio
          {...field}
          key={value}
          label={label}
          value={value}
          checked={value === field.value}
          aria-invalid={Boolean(error)}
        />
      ))}
      {error && <ValidationMessage>{error}</ValidationMessage>}
    </Fieldset>
  );
}
