import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { TextArea } from './text-area.tsx';

const address = 'Komplek Pelabuhan Batu Ampar Blok C No. 12, Kel. Sungai Jodoh, Batam 29432';

const reason = say(
  'Muatan curah dibongkar pada siang hari karena dermaga penuh pada malam hari.',
  'Bulk cargo is unloaded by day because the berth is full during the night hours.',
);

const meta = {
  title: 'Components/Inputs/TextArea',
  component: TextArea,
  args: { label: say('Keterangan', 'Remarks'), optional: true },
  parameters: {
    guide: {
      purpose: 'Text of several lines that people write themselves: an address, a reason, remarks.',
      instead: ['For one line, use TextField.', 'For a list of values, use ListEditorFrame.'],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'label', 'Names what is written here, and says so where it may be left out.'],
          ['Hint', '[id$="-hint"]::text', 'An example or a limit. Leave it out where the label is enough.'],
          ['Text area', 'textarea', 'As many lines as are expected; people can pull it taller.'],
        ],
      },
      keyboard: [
        ['Enter', 'Begins a new line; it does not send the form'],
        ['Tab', 'Leaves the field; a locked one is reached too'],
      ],
      pairs: [
        {
          good: {
            says: 'The whole address can be read and corrected.',
            shows: () => <TextArea label={say('Alamat', 'Address')} defaultValue={address} />,
          },
          bad: {
            says: 'In one line its end is out of sight.',
            shows: () => <TextField label={say('Alamat', 'Address')} defaultValue={address} />,
          },
        },
        {
          good: {
            says: 'The limit is known before people write.',
            shows: () => (
              <TextArea
                label={say('Alasan', 'Reason')}
                hint={say('Paling banyak 60 huruf.', 'At most 60 characters.')}
              />
            ),
          },
          bad: {
            says: 'The limit is told only after it was passed.',
            shows: () => (
              <TextArea
                label={say('Alasan', 'Reason')}
                defaultValue={reason}
                error={say('Alasan paling banyak 60 huruf', 'The reason takes at most 60 characters')}
              />
            ),
          },
        },
      ],
      good: [
        'Set `rows` to what is expected; people can pull it taller.',
        'Show a locked line that may be longer than its field with `rows={1}`: it is whole on a phone, too.',
        'Check a limit of letters when people leave the field.',
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
    const area = canvas.getByRole('textbox', { name: 'Alamat' });
    await userEvent.type(area, 'Jl. Pelabuhan{enter}Batam');
    await expect(area).toHaveValue('Jl. Pelabuhan\nBatam');
  },
};
