import type { Meta, StoryObj } from '@storybook/react-vite';
import type { InputHTMLAttributes } from 'react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Link } from '../link/index.ts';
import { control as fieldControl } from './field.css.ts';
import { Field } from './field.tsx';
import { FieldError } from './field-error.tsx';
import { useField } from './use-field.ts';

/** A custom field: `useField` splits the props, `Field` draws label, hint and error around the control. */
function MeterField(props: Parameters<typeof useField>[0] & InputHTMLAttributes<HTMLInputElement>) {
  const { frame, control: attributes } = useField(props);
  return (
    <Field {...frame} end="m">
      <input {...attributes} className={fieldControl} inputMode="decimal" />
    </Field>
  );
}

const meta = {
  title: 'Components/Inputs/Field',
  component: MeterField,
  args: { label: say('Panjang', 'Length') },
  parameters: {
    guide: {
      purpose:
        'The frame of every field: label, hint, control, error, in this order. For those who make a new field.',
      instead: [
        'In pages and forms, use a finished field, such as TextField.',
        'For the words under two fields that share an error, use FieldError alone.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'label', 'Names the field. A click on it leads to the control.'],
          [
            'Hint',
            'div:has(> label) + div',
            'What belongs there, or an example. Leave it out where the label is enough.',
          ],
          ['Control', 'input', 'The element that holds the value.'],
          ['Unit', 'input + span', 'Stands inside the control. An icon or a button can stand there instead.'],
          ['Error', 'p', 'What is wrong with the answer, and nothing while it is right.'],
        ],
      },
      keyboard: [['–', 'Takes no focus itself: the keys are those of the control inside']],
      pairs: [
        {
          good: {
            says: 'Locked: the value can be read, selected and sent.',
            shows: () => (
              <MeterField label={say('Panjang palka', 'Length of the hold')} locked defaultValue="12,20" />
            ),
          },
          bad: {
            says: 'Disabled: the value is pale, cannot be reached by the keyboard, and is not sent.',
            shows: () => (
              <MeterField label={say('Panjang palka', 'Length of the hold')} defaultValue="12,20" disabled />
            ),
          },
        },
      ],
      good: [
        'Split the props with `useField`: `frame` goes to Field, `control` to the element that holds the value.',
        'Let `ref`, `name` and events reach that element, so that `register` can be spread.',
        'Run `fieldConforms` in the test of the new field.',
      ],
      bad: ['Do not draw a label or an error of your own around the control.'],
      spoken: [
        'The control is named by the label and described by hint and error, in this order.',
        '“(opsional)” is part of the name.',
      ],
      messages: ['field'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof MeterField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: say('Contoh: 12,20', 'Example: 12,20') } };

/** Label, hint, control, unit and error. */
export const Parts: Story = {
  args: {
    hint: say('Contoh: 12,20', 'Example: 12,20'),
    error: say('Kolom Panjang belum diisi', 'Length is empty'),
  },
};

/** Label, hint, control, error; optional, locked, with a link; and an error that two fields share. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <MeterField
        label={say('Panjang', 'Length')}
        hint={say('Contoh: 12,20', 'Example: 12,20')}
        error={say('Kolom Panjang belum diisi', 'Length is empty')}
      />
      <MeterField label={say('Lebar', 'Width')} optional width="half" />
      <MeterField label={say('Panjang palka', 'Length of the hold')} locked />
      <MeterField
        label={say('Sarat', 'Draught')}
        labelEnd={<Link href="#cara">{say('Cara mengukur', 'How to measure')}</Link>}
        width="date"
      />
      <div style={{ display: 'grid', gap: 6 }}>
        <div style={{ display: 'grid', gap: 20, gridTemplateColumns: '1fr 1fr' }}>
          <MeterField label={say('Tinggi', 'Height')} aria-describedby="ukuran-error" aria-invalid />
          <MeterField
            label={say('Tinggi muatan', 'Height of the load')}
            aria-describedby="ukuran-error"
            aria-invalid
          />
        </div>
        <FieldError id="ukuran-error">
          {say('Tinggi muatan melebihi tinggi kontainer.', 'The load is higher than the container.')}
        </FieldError>
      </div>
    </div>
  ),
};

export const LabelLeadsToTheControl: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Panjang'));
    await expect(canvas.getByRole('textbox', { name: 'Panjang' })).toHaveFocus();
  },
};
