import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Inputs/TextField',
  component: TextField,
  args: { label: say('Nomor Permohonan', 'Application number'), onChange: fn() },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: ['label', '[id$="-hint"]::text', 'div > span:has(+ input)', 'input', '[id$="-error"]'],
    },
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
    await expect(
      canvas.getByRole('textbox', { name: say('Nomor Permohonan', 'Application number') }),
    ).toHaveValue('12');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** Focusable, readable and selectable, but read-only. */
export const LockedStaysReadable: Story = {
  args: { label: say('Kantor', 'Office'), locked: true, defaultValue: '020400' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: say('Kantor', 'Office') })).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(canvas.getByRole('textbox', { name: say('Kantor', 'Office') })).toHaveValue('020400');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
