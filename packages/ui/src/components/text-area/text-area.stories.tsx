import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  args: { label: say('Keterangan', 'Remarks'), optional: true },
  parameters: {
    anatomy: { of: 'Parts', parts: ['label', '[id$="-hint"]::text', 'textarea'] },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a hint. */
export const Parts: Story = {
  args: {
    hint: say('Paling banyak 500 huruf.', 'At most 500 characters.'),
    defaultValue: say('Muatan curah, dibongkar pada siang hari.', 'Bulk cargo, unloaded by day.'),
  },
};

/** Every state. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <TextArea
        label={say('Keterangan', 'Remarks')}
        optional
        defaultValue={say('Muatan curah, dibongkar pada siang hari.', 'Bulk cargo, unloaded by day.')}
      />
      <TextArea label={say('Alasan', 'Reason')} error={say('Kolom Alasan belum diisi', 'Reason is empty')} />
      <TextArea
        label={say('Alamat', 'Address')}
        locked
        defaultValue="Jl. Pelabuhan Batu Ampar Blok C No. 12, Batam 29432"
      />
      <TextArea
        label={say('Uraian', 'Description')}
        rows={4}
        hint={say('Paling banyak 500 huruf.', 'At most 500 characters.')}
        placeholder={say('Sebutkan merek dan tipe barang', 'State brand and type of the goods')}
      />
      <TextArea label={say('Catatan petugas', 'Officer’s notes')} disabled />
    </div>
  ),
};

export const TakesSeveralLines: Story = {
  args: { label: say('Alamat', 'Address'), optional: false },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: say('Alamat', 'Address') });
    await userEvent.type(area, 'Jl. Pelabuhan{enter}Batam');
    await expect(area).toHaveValue('Jl. Pelabuhan\nBatam');
  },
};
