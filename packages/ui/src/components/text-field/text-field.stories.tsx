import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Komponen/TextField',
  component: TextField,
  args: { label: 'Nomor Permohonan', onChange: fn() },
  parameters: {
    guide: {
      purpose: 'One line of text that people type themselves: a name, a number of a letter, a code.',
      instead: [
        'For several lines take TextArea, for a secret PasswordField, for a day DateField.',
        'For an answer from a known list take Select or Combobox, for five answers or fewer RadioGroup.',
        'For amounts, weights and rates take MoneyField, WeightField and RateField: they ask about ambiguous separators.',
      ],
      keyboard: [
        ['Tab', 'Goes to the input; a locked one is reached too, so that it can be read and copied'],
      ],
      good: [
        'Give a width that fits the answer, so that people see how much is expected.',
        'Put an example or a rule into the hint, above the control, where it stays readable while typing.',
        'Lock a value that is known already; it stays readable and can be copied.',
      ],
      bad: [
        'Do not use the placeholder as label or hint.',
        'Do not mark what is required; mark what is optional.',
      ],
      spoken: ['Hint and error are read with the label; an error also sets the field to invalid.'],
      messages: ['field'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: 'Nomor surat dari perusahaan Anda.' } };

/** Every state; the one visual snapshot. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <TextField
        label="Nomor Permohonan"
        hint="Nomor surat dari perusahaan Anda."
        defaultValue="119/SNB/IX/2024"
      />
      <TextField label="Nama Kuasa" optional placeholder="Sesuai surat kuasa" />
      <TextField label="NPWP Kuasa" code defaultValue="021345678215000" error="NPWP Kuasa harus 16 digit" />
      <TextField label="Kantor" locked defaultValue="020400 – KPU BC Tipe B Batam" />
      <TextField label="No. Telepon" width="phone" inputMode="tel" />
      <div style={{ display: 'grid', gap: 20, gridTemplateColumns: '1fr 1fr' }}>
        <TextField label="Nilai barang" unitBefore="Rp" defaultValue="6.500.000" inputMode="numeric" />
        <TextField label="Bruto" unitAfter="kg" defaultValue="82,00" inputMode="decimal" />
      </div>
      <TextField label="Nomor polis" disabled hint="Pilih asuransi lebih dulu." />
    </div>
  ),
};

export const TakesWhatIsTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('12');
    await expect(canvas.getByRole('textbox', { name: 'Nomor Permohonan' })).toHaveValue('12');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Reached by the keyboard, readable and selectable, but nothing can be typed. */
export const LockedStaysReadable: Story = {
  args: { label: 'Kantor', locked: true, defaultValue: '020400' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Kantor' })).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(canvas.getByRole('textbox', { name: 'Kantor' })).toHaveValue('020400');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
