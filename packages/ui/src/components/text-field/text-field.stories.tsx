import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Inputs/TextField',
  component: TextField,
  args: { label: say('Nomor Permohonan', 'Application number'), onChange: fn() },
  parameters: {
    guide: {
      purpose: 'One line of text that people type themselves: a name, a number of a letter, a code.',
      instead: [
        'For several lines, use TextArea; for a secret, PasswordField; for a day, DateField.',
        'For an answer from a known list, use Select or Combobox; for five answers or fewer, RadioGroup.',
        'For amounts, weights and rates, use MoneyField, WeightField and RateField: they ask about ambiguous separators.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'label', 'Names the answer. It is always there.'],
          ['Hint', '[id$="-hint"]::text', 'An example or a rule. Leave it out where the label is enough.'],
          ['Unit', 'div > span:has(+ input)', 'What the number counts. Leave it out for words and codes.'],
          ['Input', 'input', 'As wide as the answer, so that people see how much is expected.'],
          ['Error', '[id$="-error"]', 'What is wrong and what is right, once it was checked.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the input; a locked one is reached too, so that it can be read and copied'],
      ],
      pairs: [
        {
          good: {
            says: 'The hint stays readable while people type.',
            shows: () => (
              <TextField
                label={say('Nomor Permohonan', 'Application number')}
                hint={say('Contoh: 119/SNB/IX/2024', 'Example: 119/SNB/IX/2024')}
              />
            ),
          },
          bad: {
            says: 'The example is gone with the first letter, and looks like an answer until then.',
            shows: () => (
              <TextField
                label={say('Nomor Permohonan', 'Application number')}
                placeholder={say('Contoh: 119/SNB/IX/2024', 'Example: 119/SNB/IX/2024')}
              />
            ),
          },
        },
        {
          good: {
            says: 'What may be left out is marked, in a word.',
            shows: () => (
              <div style={{ display: 'grid', gap: 16 }}>
                <TextField label={say('Nama', 'Name')} />
                <TextField label={say('Jabatan', 'Position')} optional />
              </div>
            ),
          },
          bad: {
            says: 'An asterisk has to be explained, and most fields have it.',
            shows: () => (
              <div style={{ display: 'grid', gap: 16 }}>
                <TextField label={say('Nama *', 'Name *')} />
                <TextField label={say('Jabatan', 'Position')} />
              </div>
            ),
          },
        },
      ],
      good: [
        'Give a width that fits the answer, so that people see how much is expected.',
        'Lock a value that is known already; it stays readable and can be copied.',
      ],
      bad: ['Do not cut what is too long while people type: say it in `error`.'],
      spoken: ['Hint and error are read with the label; an error also sets the field to invalid.'],
      messages: ['field'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: say('Nomor surat dari perusahaan Anda.', 'The number of your company’s letter.') },
};

/** With a unit, a hint and an error. */
export const Parts: Story = {
  args: {
    label: say('Nilai barang', 'Value of the goods'),
    hint: say('Sesuai faktur.', 'As in the invoice.'),
    unitBefore: 'Rp',
    inputMode: 'numeric',
    error: say('Kolom Nilai barang belum diisi', 'Value of the goods is empty'),
  },
};

/** Every state. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <TextField
        label={say('Nomor Permohonan', 'Application number')}
        hint={say('Nomor surat dari perusahaan Anda.', 'The number of your company’s letter.')}
        defaultValue="119/SNB/IX/2024"
      />
      <TextField
        label={say('Nama Kuasa', 'Proxy name')}
        optional
        placeholder={say('Sesuai surat kuasa', 'As in the power of attorney')}
      />
      <TextField
        label={say('NPWP Kuasa', 'NPWP of the proxy')}
        code
        defaultValue="021345678215000"
        error={say('NPWP Kuasa harus 16 digit', 'The NPWP of the proxy must have 16 digits')}
      />
      <TextField label={say('Kantor', 'Office')} locked defaultValue="020400 – Batam" />
      <TextField label={say('No. Telepon', 'Phone number')} width="phone" inputMode="tel" />
      <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
        <TextField
          label={say('Nilai barang', 'Value of the goods')}
          unitBefore="Rp"
          defaultValue="6.500.000"
          inputMode="numeric"
        />
        <TextField
          label={say('Bruto', 'Gross weight')}
          unitAfter="kg"
          defaultValue="82,00"
          inputMode="decimal"
        />
      </div>
      <TextField
        label={say('Nomor polis', 'Policy number')}
        disabled
        hint={say('Pilih asuransi lebih dulu.', 'Choose an insurance first.')}
      />
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

/** Focusable, readable and selectable, but read-only. */
export const LockedStaysReadable: Story = {
  args: { label: say('Kantor', 'Office'), locked: true, defaultValue: '020400' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Kantor' })).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(canvas.getByRole('textbox', { name: 'Kantor' })).toHaveValue('020400');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
