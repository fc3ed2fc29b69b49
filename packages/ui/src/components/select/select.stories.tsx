import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './select.tsx';

const options = [
  { value: '1', label: 'Pembongkaran di luar Kawasan Pabean' },
  { value: '2', label: 'Pemuatan di luar Kawasan Pabean' },
  { value: '3', label: 'Pembatalan dokumen pabean', disabled: true },
];

const meta = {
  title: 'Komponen/Select',
  component: Select,
  args: { label: 'Jenis izin', options, onChange: fn() },
  parameters: {
    guide: {
      purpose: 'One choice from a list of six to about twenty, by the control of the browser.',
      instead: [
        'For five choices or fewer take RadioGroup.',
        'For long lists, or where people know a code, take Combobox.',
        'For a value that cannot change take a locked TextField.',
      ],
      keyboard: [
        ['Space, Alt+Arrow down', 'Open the list; Enter chooses, Escape closes'],
        ['Arrow keys', 'Go through the choices, in some browsers without opening the list'],
        ['Letters', 'Go to the choice that begins with them'],
      ],
      good: [
        'Give a `placeholder` that names what to choose, unless one choice is right for nearly everybody.',
        'Say beside a disabled one what to do first: “Pilih negara lebih dulu.”',
      ],
      bad: [
        'Do not send anything or leave the page when the choice changes: the arrow keys change it too.',
        'Do not disable options without a reason that people can see.',
      ],
      spoken: ['It is the control of the browser: name, choice, and how many there are come from there.'],
      messages: ['field'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state; the one visual snapshot. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <Select label="Jenis izin" options={options} />
      <Select label="Gudang" placeholder="Pilih gudang" options={options} error="Kolom Gudang belum diisi" />
      <Select label="Satuan" options={options} optional hint="Satuan dari uraian barang." />
      <Select label="Urutan" options={options} size="small" width="half" />
      <Select label="Kerapatan" labelHidden options={options} size="small" />
      <Select label="Pelabuhan" options={options} disabled hint="Pilih negara lebih dulu." />
    </div>
  ),
};

export const ChosenByTheKeyboard: Story = {
  args: { placeholder: 'Pilih jenis izin' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Jenis izin' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Pemuatan di luar Kawasan Pabean');
    await expect(select).toHaveValue('2');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
