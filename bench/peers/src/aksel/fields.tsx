import {
  DatePicker,
  Radio,
  RadioGroup,
  Select,
  Textarea,
  TextField,
  UNSAFE_Combobox,
  useDatepicker,
} from '@navikt/ds-react';
import {
  choosePermitType,
  type FieldProps,
  type HeaderForm,
  identityTypes,
  isoDay,
  type Option,
  permitTypes,
  useField,
} from '../common/header-form.ts';
import { formWords } from '../common/words.ts';

/** A field of text. */
export function Text({ form, name, hint }: FieldProps) {
  const { field, id, label, error } = useField(form, name);
  return <TextField {...field} id={id} label={label} description={hint} error={error} />;
}

/** A field of several lines. */
export function Lines({ form, name }: FieldProps) {
  const { field, id, label, error } = useField(form, name);
  return <Textarea {...field} id={id} label={label} error={error} minRows={2} />;
}

/** The type of the applicant's identity. */
export function IdentityType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'identityType');
  return (
    <Select {...field} id={id} label={label} error={error}>
      {identityTypes.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** The permit type, found by a word of its name. */
export function PermitType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'permitTypeId');
  return (
    <UNSAFE_Combobox
      id={id}
      ref={field.ref}
      label={label}
      description={formWords.permitTypeHint}
      error={error}
      options={[...permitTypes]}
      selectedOptions={permitTypes.filter(({ value }) => value === field.value)}
      onToggleSelected={(value, isSelected) => choosePermitType(form, isSelected ? value : '')}
      onBlur={field.onBlur}
      shouldAutocomplete
    />
  );
}

/** The day of the letter. */
export function DateField({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'date');
  const { datepickerProps, inputProps } = useDatepicker({
    locale: 'en',
    inputFormat: 'dd-MM-yyyy',
    onDateChange: (day) => field.onChange(day ? isoDay(day) : ''),
  });
  return (
    <DatePicker {...datepickerProps}>
      <DatePicker.Input {...inputProps} id={id} ref={field.ref} label={label} error={error} />
    </DatePicker>
  );
}

/** The choice that a permit type brings along. */
export function Choice({ form, name, options }: FieldProps & { options: readonly Option[] }) {
  const { field, id, label, error } = useField(form, name);
  const { ref, ...control } = field;
  return (
    <RadioGroup {...control} id={id} legend={label} error={error}>
      {options.map(({ value, label }) => (
        <Radio key={value} value={value}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
