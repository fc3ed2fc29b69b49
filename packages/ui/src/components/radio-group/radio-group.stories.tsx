import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pose } from '../../testing/posed.ts';
import { RadioGroup } from './radio-group.tsx';

const documents = ['PPFTZ-01', 'PPFTZ-02', 'PPFTZ-03', 'PIB', 'PEB'].map((label) => ({
  value: label,
  label,
}));
const routes = [
  { value: '1', label: 'Melalui Kawasan Bebas', hint: 'Barang Bawaan Penumpang' },
  { value: '2', label: 'Langsung', hint: 'Barang kiriman' },
];

const modes = [
  { value: '1', label: 'Laut' },
  { value: '2', label: 'Udara' },
  { value: '3', label: 'Darat', disabled: true },
];

const meta = {
  title: 'Komponen/RadioGroup',
  component: RadioGroup,
  args: { label: 'Jenis Dokumen', options: documents, onChange: fn() },
  parameters: {
    guide: {
      purpose: 'One of two to five choices, all in sight, in effect when the form is sent.',
      instead: [
        'For six choices and more take Select, for a list that is searched Combobox.',
        'For several that can be chosen together take Checkbox, once each.',
        'For ways to look at the same thing, acting at once, take SegmentedControl.',
      ],
      keyboard: [
        ['Tab', 'Goes to the chosen button, or to the first when none is chosen; then past the group'],
        ['Arrow keys', 'Go to the next or previous choice, round the ends, and choose it'],
        ['Space', 'Chooses the first one when none is chosen'],
      ],
      good: [
        'Choose none beforehand unless one is right for nearly everybody.',
        'Explain a choice in its hint where its words alone do not part it from the others.',
        'Take `inline` for two or three short choices, `list` for more than five long ones, plates for everything else.',
        'Take one column of plates where the hints are long.',
      ],
      bad: [
        'Do not take back a choice by another click: offer “Tidak ada” where none is an answer.',
        'Do not hide or change fields far away by a choice; keep what depends on it right below.',
      ],
      spoken: [
        'The group is read with its label, hint and error; each choice with its own words, then its hint.',
        'An error sets the group to invalid, not each button.',
      ],
      messages: ['field'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state; the one visual snapshot. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
      <RadioGroup label="Jenis Dokumen terpilih" options={documents} defaultValue="PIB" />
      <RadioGroup
        label="Jenis Dokumen"
        hint="Dokumen yang dibatalkan."
        options={documents}
        error="Kolom Jenis Dokumen belum diisi"
      />
      <RadioGroup label="Jalur" options={routes} columns={2} defaultValue="1" />
      <RadioGroup label="Moda" columns={2} options={modes} />
      <RadioGroup label="Moda inline" layout="inline" options={modes} defaultValue="1" />
      <RadioGroup
        label="Moda lanjutan"
        layout="inline"
        options={modes}
        error="Kolom Moda lanjutan belum diisi"
      />
      <RadioGroup
        label="Tujuan"
        layout="list"
        columns={2}
        options={['Transit', 'Sewa menyewa', 'Pameran', 'Perbaikan', 'Contoh', 'Lainnya'].map((value) => ({
          value,
          label: value,
        }))}
        defaultValue="Pameran"
      />
      <RadioGroup label="Seluruhnya nonaktif" layout="inline" options={modes} defaultValue="2" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    pose();
    const first = within(canvas.getByRole('radiogroup', { name: 'Jenis Dokumen terpilih' }));
    first.getByRole('radio', { name: 'PPFTZ-03' }).closest('label')?.setAttribute('data-posed', 'hover');
    await userEvent.tab();
  },
};

/** Side by side without plates; the same keys. */
export const Inline: Story = {
  args: { label: 'Moda', layout: 'inline', options: modes },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Laut' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Udara' })).toBeChecked();
  },
};

/** One stop of the Tab key; arrows move and choose, as browsers do. */
export const ArrowsMoveAndChoose: Story = {
  args: { defaultValue: 'PPFTZ-01' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'PPFTZ-01' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'PPFTZ-02' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'PPFTZ-02' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Without plates the rings themselves show that an answer is missing. */
export const InlineError: Story = {
  args: { label: 'Moda', layout: 'inline', options: modes, error: 'Kolom Moda belum diisi' },
  play: async ({ canvas }) => {
    const edge = (name: string) => getComputedStyle(canvas.getByRole('radio', { name })).borderColor;
    await expect(canvas.getByRole('radiogroup', { name: 'Moda' })).toBeInvalid();
    await expect(edge('Laut')).not.toBe(edge('Darat'));
    await userEvent.click(canvas.getByText('Udara'));
    await waitFor(() => expect(edge('Laut')).not.toBe(edge('Udara')));
  },
};
