import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { Checkbox } from './checkbox.tsx';

const statement = say(
  'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan',
  'I declare that the data given is true and that I am responsible for the truth of the data/documents given',
);

const meta = {
  title: 'Components/Inputs/Checkbox',
  component: Checkbox,
  args: { label: say('Ada kuasa', 'There is a proxy'), onChange: fn() },
  parameters: {
    anatomy: { of: 'Parts', parts: ['input', 'label span', 'label + div', 'p'] },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a hint and an error. */
export const Parts: Story = {
  args: {
    label: say('Data sudah benar', 'The data is correct'),
    hint: say('Setelah dikirim, data tidak dapat diubah.', 'Once sent, the data cannot be changed.'),
    error: say('Pernyataan belum disetujui', 'The declaration has not been accepted'),
  },
};

/** Every state. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
      <Checkbox label={statement} defaultChecked />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
        <Checkbox label={say('Kuasa', 'Proxy')} />
        <Checkbox label={say('Sebagian', 'Some')} indeterminate />
        <Checkbox label={say('Fokus', 'Focus')} name="focused" />
        <Checkbox label="Hover" name="hovered" />
      </div>
      <Checkbox
        label={say('Wakil', 'Representative')}
        hint={say('Diisi bila diurus oleh PPJK.', 'Fill in if a customs broker (PPJK) handles it.')}
        optional
      />
      <Checkbox
        label={statement}
        error={say('Pernyataan belum disetujui', 'The declaration has not been accepted')}
      />
      <Checkbox
        label={say('Asuransi', 'Insurance')}
        disabled
        hint={say('Pilih cara penyerahan lebih dulu.', 'Choose the terms of delivery first.')}
      />
      <Checkbox label={say('Angkutan', 'Freight')} disabled defaultChecked />
      <Checkbox label={say('Barang', 'Goods')} disabled indeterminate />
    </div>
  ),
  decorators: [posed({ '[name="focused"]': 'focus-visible', '[name="hovered"]': 'hover' })],
};

const proxy = say('Ada kuasa', 'There is a proxy');

export const ToggledByTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: proxy })).toBeChecked();
    await userEvent.click(canvas.getByText(proxy));
    await expect(canvas.getByRole('checkbox', { name: proxy })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

const documents = ['Invoice', say('Packing List', 'Packing list'), 'Bill of Lading'];

function All() {
  const [chosen, setChosen] = useState<readonly string[]>(['Invoice']);
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <Checkbox
        label={say('Semua dokumen', 'All documents')}
        checked={chosen.length === documents.length}
        indeterminate={chosen.length > 0 && chosen.length < documents.length}
        onChange={(event) => setChosen(event.target.checked ? documents : [])}
      />
      {documents.map((name) => (
        <Checkbox
          key={name}
          label={name}
          style={{ marginInlineStart: 30 }}
          checked={chosen.includes(name)}
          onChange={(event) =>
            setChosen(event.target.checked ? [...chosen, name] : chosen.filter((each) => each !== name))
          }
        />
      ))}
    </div>
  );
}

/** One box for several others: indeterminate while only some of them are checked. */
export const StandsForOthers: Story = {
  render: () => <All />,
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: say('Semua dokumen', 'All documents') });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: say('Packing List', 'Packing list') })).toBeChecked();
    await userEvent.click(canvas.getByText('Invoice'));
    await expect(all).toBePartiallyChecked();
  },
};
