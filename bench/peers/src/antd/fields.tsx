import { DatePicker, Form, Input, Radio, Select } from 'antd';
import dayjs from 'dayjs';
import type { PropsWithChildren } from 'react';
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

interface ItemProps extends PropsWithChildren {
  id?: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
}

function Item({ id, label, hint, error, children }: ItemProps) {
  return (
    <Form.Item
      htmlFor={id}
      label={label}
      extra={hint}
      help={error}
      validateStatus={error ? 'error' : undefined}
    >
      {children}
    </Form.Item>
  );
}

/** A field of text. */
export function Text({ form, name, hint }: FieldProps) {
  const { field, id, label, error } = useField(form, name);
  return (
    <Item id={id} label={label} hint={hint} error={error}>
      <Input {...field} id={id} />
    </Item>
  );
}

/** A field of several lines. */
export function Lines({ form, name }: FieldProps) {
  const { field, id, label, error } = useField(form, name);
  return (
    <Item id={id} label={label} error={error}>
      <Input.TextArea {...field} id={id} rows={2} />
    </Item>
  );
}

/** The type of the applicant's identity. */
export function IdentityType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'identityType');
  const { name, ...control } = field;
  return (
    <Item id={id} label={label} error={error}>
      <Select {...control} id={id} options={[...identityTypes]} />
    </Item>
  );
}

/** The permit type, found by a word of its name. */
export function PermitType({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'permitTypeId');
  return (
    <Item id={id} label={label} hint={formWords.permitTypeHint} error={error}>
      <Select
        id={id}
        ref={field.ref}
        value={field.value || undefined}
        options={[...permitTypes]}
        onChange={(value) => choosePermitType(form, value)}
        onBlur={field.onBlur}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </Item>
  );
}

/** The day of the letter. */
export function DateField({ form }: { form: HeaderForm }) {
  const { field, id, label, error } = useField(form, 'date');
  return (
    <Item id={id} label={label} error={error}>
      <DatePicker
        id={id}
        ref={field.ref}
        style={{ width: '100%' }}
        format="DD-MM-YYYY"
        value={field.value ? dayjs(field.value) : null}
        onChange={(day) => field.onChange(day?.format('YYYY-MM-DD') ?? '')}
        onBlur={field.onBlur}
      />
    </Item>
  );
}

/** The choice that a permit type brings along. */
export function Choice({ form, name, options }: FieldProps & { options: readonly Option[] }) {
  const { field, label, error } = useField(form, name);
  const { ref, ...control } = field;
  return (
    <Item label={label} error={error}>
      <Radio.Group {...control} options={[...options]} />
    </Item>
  );
}
