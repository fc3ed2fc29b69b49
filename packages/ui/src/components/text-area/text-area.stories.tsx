import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Komponen/TextArea',
  component: TextArea,
  args: { label: 'Keterangan', optional: true },
  parameters: {
    guide: {
      purpose: 'Text of several lines that people write themselves: an address, a reason, remarks.',
      instead: ['For one line take TextField.', 'For a list of values take ListEditorFrame.'],
      keyboard: [
        ['Enter', 'Begins a new line; it does not send the form'],
        ['Tab', 'Leaves the field; a locked one is reached too'],
      ],
      good: [
        'Set `rows` to what is expected; people can pull it taller.',
        'Show a locked line that may be longer than its field with `rows={1}`: it is whole on a phone, too.',
        'Say a limit of letters in the hint before people write, and check it when they leave.',
      ],
      bad: ['Do not cut what is too long while people type.', 'Do not use it for codes.'],
      spoken: ['Hint and error are read with the label; an error also sets the field to invalid.'],
      messages: ['field'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state; the one visual snapshot. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <TextArea label="Keterangan" optional defaultValue="Muatan curah, dibongkar pada siang hari." />
      <TextArea label="Alasan" error="Kolom Alasan belum diisi" />
      <TextArea label="Alamat" locked defaultValue="Jl. Pelabuhan Batu Ampar Blok C No. 12, Batam 29432" />
      <TextArea
        label="Uraian"
        rows={4}
        hint="Paling banyak 500 huruf."
        placeholder="Sebutkan merek dan tipe barang"
      />
      <TextArea label="Catatan petugas" disabled />
    </div>
  ),
};

export const TakesSeveralLines: Story = {
  args: { label: 'Alamat', optional: false },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Alamat' });
    await userEvent.type(area, 'Jl. Pelabuhan{enter}Batam');
    await expect(area).toHaveValue('Jl. Pelabuhan\nBatam');
  },
};
