import { CFormCheck, CFormInput, CFormSelect, CFormTextarea } from '@coreui/react';
import {
  choosePermitType,
  type FieldProps,
  type HeaderForm,
  identityTypes,
  type Option,
  permitTypes,
  useField,
} from '../common/header-form.ts';

interface TextProps extends FieldProps {
  type?: 'text' | 'date';
}

/** A field of text; the day of the letter is a native date input, since the date picker is not in the free edition. */
export function Text({ form, name, hint, type = 'text' }: TextProps) {
  const { field, id, label, error } = useField(form, name);
  return (
    <CFormInput
      {...field}
      id={id}
      type={type}
      label={label}
      text={hint}
      invalid={Boolean(error)}
      feedbackInvalid={error}
    />
  );
}

/** A field of several lines. */
export function Lines({ form, name }: FieldProps) {
  const { field, id, label, error } = useField(form, name);
  return (
    <CFormTextarea
      {...field}
      id={id}
      rows={2}
      label={label}
      invalid={Boolean(error)}
      feedbackInvalid={error}
    />
  );
}

/** The type of the applicant's identity. */
export function IdentityType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'identityType');
  return (
    <CFormSelect
      {...field}
      id={id}
      label={label}
      options={[...identityTypes]}
      invalid={Boolean(error)}
      feedbackInvalid={error}
    />
  );
}

const noType: Option = { value: '', label: '' };

/** The permit type: the select with a search is not in the free edition. */
export function PermitType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'permitTypeId');
  return (
    <CFormSelect
      {...field}
      id={id}
      label={label}
      options={[noType, ...permitTypes]}
      invalid={Boolean(error)}
      feedbackInvalid={error}
      onChange={(event) => choosePermitType(form, event.target.value)}
    />
  );
}

/** The choice that a permit type brings along. */
export function Choice({ form, name, options }: FieldProps & { options: readonly Option[] }) {
  const { field, id, label, error } = useField(form, name);
  return (
    <fieldset id={id}>
      <legend className="fs-6">{label}</legend>
      {options.map(({ value, label }, index) => (
        <CFormCheck
          {...field}
          key={value}
          type="radio"
          id={`${id}-${value}`}
          label={label}
          value={value}
          checked={value === field.value}
          invalid={Boolean(error)}
          feedbackInvalid={index === options.length - 1 ? error : undefined}
        />
      ))}
    </fieldset>
  );
}
