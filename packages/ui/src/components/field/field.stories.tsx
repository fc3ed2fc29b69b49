import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Link } from '../link/index.ts';
import { control } from './field.css.ts';
import { Field } from './field.tsx';
import { FieldError } from './field-error.tsx';
import { useField } from './use-field.ts';

/** A field of one's own: `useField` parts the props, `Field` draws label, hint and error around the control. */
function MeterField(props: Parameters<typeof useField>[0]) {
  const { frame, control: attributes } = useField(props);
  return (
    <Field {...frame} end="m">
      <input {...attributes} className={control} inputMode="decimal" />
    </Field>
  );
}

const meta = {
  title: 'Komponen/Field',
  component: MeterField,
  args: { label: 'Panjang' },
  parameters: {
    guide: {
      purpose:
        'The frame of every field: label, hint, control, error, in this order. For those who make a new field.',
      instead: [
        'In pages and forms take a finished field, such as TextField.',
        'For the words under two fields that share an error take FieldError alone.',
      ],
      keyboard: [['–', 'Takes no focus itself: the keys are those of the control inside']],
      good: [
        'Split the props with `useField`: `frame` goes to Field, `control` to the element that holds the value.',
        'Let `ref`, `name` and events reach that element, so that `register` can be spread.',
        'Run `fieldConforms` in the test of the new field.',
      ],
      bad: [
        'Do not draw a label or an error of your own around the control.',
        'Do not lock a field by disabling it: locked text can be read, selected and sent.',
      ],
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

export const Default: Story = { args: { hint: 'Contoh: 12,20' } };

/** Label, hint, control, error; optional, locked, with a link; and an error that two fields share. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <MeterField label="Panjang" hint="Contoh: 12,20" error="Kolom Panjang belum diisi" />
      <MeterField label="Lebar" optional width="half" />
      <MeterField label="Panjang palka" locked />
      <MeterField label="Sarat" labelEnd={<Link href="#cara">Cara mengukur</Link>} width="date" />
      <div style={{ display: 'grid', gap: 6 }}>
        <div style={{ display: 'grid', gap: 20, gridTemplateColumns: '1fr 1fr' }}>
          <MeterField label="Tinggi" aria-describedby="ukuran-error" aria-invalid />
          <MeterField label="Tinggi muatan" aria-describedby="ukuran-error" aria-invalid />
        </div>
        <FieldError id="ukuran-error">Tinggi muatan melebihi tinggi kontainer.</FieldError>
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
