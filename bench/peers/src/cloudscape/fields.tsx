import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import RadioGroup from '@cloudscape-design/components/radio-group';
import Select from '@cloudscape-design/components/select';
import Textarea from '@cloudscape-design/components/textarea';
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

/** A field of text. */
export function Text({ form, name, hint }: FieldProps) {
  const { field, id, label, error } = useField(form, name);
  return (
    <FormField controlId={id} label={label} description={hint} errorText={error} stretch>
      <Input
        ref={field.ref}
        value={field.value}
        onChange={({ detail }) => field.onChange(detail.value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

/** A field of several lines. */
export function Lines({ form, name }: FieldProps) {
  const { field, id, label, error } = useField(form, name);
  return (
    <FormField controlId={id} label={label} errorText={error} stretch>
      <Textarea
        ref={field.ref}
        rows={2}
        value={field.value}
        onChange={({ detail }) => field.onChange(detail.value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

/** The type of the applicant's identity. */
export function IdentityType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'identityType');
  return (
    <FormField controlId={id} label={label} errorText={error} stretch>
      <Select
        ref={field.ref}
        options={identityTypes}
        selectedOption={identityTypes.find(({ value }) => value === field.value) ?? null}
        onChange={({ detail }) => field.onChange(detail.selectedOption.value)}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

/** The permit type, found by a word of its name. */
export function PermitType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'permitTypeId');
  return (
    <FormField controlId={id} label={label} description={formWords.permitTypeHint} errorText={error} stretch>
      <Select
        ref={field.ref}
        filteringType="auto"
        options={permitTypes}
        selectedOption={permitTypes.find(({ value }) => value === field.value) ?? null}
        onChange={({ detail }) => choosePermitType(form, detail.selectedOption.value ?? '')}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}

/** The day of the letter. */
export function DateField({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'date');
  return (
    <FormField controlId={id} label={label} errorText={error} stretch>
      <DatePicker
        ref={field.ref}
        locale="id-ID"
        value={field.value}
        onChange={({ detail }) => field.onChange(detail.value)}
        onBlur={field.onBlur}
        openCalendarAriaLabel={() => formWords.calendar}
      />
    </FormField>
  );
}

/** The choice that a permit type brings along. */
export function Choice({ form, name, options }: FieldProps & { options: readonly Option[] }) {
  const { field, label, error } = useField(form, name);
  return (
    <FormField label={label} errorText={error} stretch>
      <RadioGroup
        ref={field.ref}
        items={options}
        value={field.value}
        onChange={({ detail }) => field.onChange(detail.value)}
      />
    </FormField>
  );
}
