import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Link } from '../link/index.ts';
import { MeterField } from './field.examples.tsx';
import { FieldError } from './field-error.tsx';

const meta = {
  title: 'Components/Inputs/Field',
  component: MeterField,
  args: { label: say('Panjang', 'Length') },
  parameters: {
    anatomy: { of: 'Parts', parts: ['label', 'div:has(> label) + div', 'input', 'input + span', 'p'] },
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
    await userEvent.click(canvas.getByText(say('Panjang', 'Length')));
    await expect(canvas.getByRole('textbox', { name: say('Panjang', 'Length') })).toHaveFocus();
  },
};
