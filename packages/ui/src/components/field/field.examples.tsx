import type { InputHTMLAttributes } from 'react';
import { say } from '../../testing/say.ts';
import { control as fieldControl } from './field.css.ts';
import { Field } from './field.tsx';
import { useField } from './use-field.ts';

/** A custom field: `useField` splits the props, `Field` draws label, hint and error around the control. */
export function MeterField(props: Parameters<typeof useField>[0] & InputHTMLAttributes<HTMLInputElement>) {
  const { frame, control: attributes } = useField(props);
  return (
    <Field {...frame} end="m">
      <input {...attributes} className={fieldControl} inputMode="decimal" />
    </Field>
  );
}

export const Locked = () => (
  <MeterField label={say('Panjang palka', 'Length of the hold')} locked defaultValue="12,20" />
);

export const Disabled = () => (
  <MeterField label={say('Panjang palka', 'Length of the hold')} defaultValue="12,20" disabled />
);
