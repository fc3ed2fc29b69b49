import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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
} satisfies Meta<typeof MeterField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'Contoh: 12,20' } };

/** Label, hint, control, error; and an error that two fields share. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <MeterField label="Panjang" hint="Contoh: 12,20" error="Kolom Panjang belum diisi" />
      <MeterField label="Lebar" optional width="half" />
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
