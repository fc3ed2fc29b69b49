import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Select } from './select.tsx';

const options = [
  { value: '1', label: 'Pembongkaran di luar Kawasan Pabean' },
  { value: '2', label: 'Pemuatan di luar Kawasan Pabean' },
  { value: '3', label: 'Pembatalan dokumen pabean', disabled: true },
];

const named = (label: string) => ({ value: label, label });
const units = [say('Karton', 'Carton'), say('Karung', 'Sack'), 'Drum'].map(named);
const orders = [say('Terbaru dulu', 'Newest first'), say('Terlama dulu', 'Oldest first')].map(named);
const densities = [say('Baris lapang', 'Roomy rows'), say('Baris rapat', 'Compact rows')].map(named);
const warehouses = ['Batu Ampar', 'Sekupang', 'Kabil', 'Nongsa', 'Telaga Punggur', 'Sagulung'].map(named);

const meta = {
  title: 'Components/Inputs/Select',
  component: Select,
  args: { label: say('Jenis izin', 'Permit type'), options, onChange: fn() },
  parameters: {
    guide: {
      purpose: 'One choice from a list of six to about twenty, by the control of the browser.',
      instead: [
        'For five choices or fewer, use RadioGroup.',
        'For long lists, or where people know a code, use Combobox.',
        'For a value that cannot change, use a locked TextField.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'label', 'Names what is chosen.'],
          [
            'Hint',
            '[id$="-hint"]::text',
            'What to know before choosing. Leave it out where the label is enough.',
          ],
          [
            'Control',
            'select',
            'Shows the choice, or the placeholder while there is none. The list that it opens is the browser’s.',
          ],
          ['Arrow', 'span > svg', 'Says that there is a list.'],
        ],
      },
      keyboard: [
        ['Space, Alt+Arrow down', 'Open the list; Enter chooses, Escape closes'],
        ['Arrow keys', 'Go through the choices, in some browsers without opening the list'],
        ['Letters', 'Go to the choice that begins with them'],
      ],
      pairs: [
        {
          good: {
            says: 'The placeholder asks for a choice.',
            shows: () => (
              <Select
                label={say('Gudang', 'Warehouse')}
                placeholder={say('Pilih gudang', 'Choose a warehouse')}
                options={warehouses}
              />
            ),
          },
          bad: {
            says: 'Without one the first warehouse is chosen, and is sent unread.',
            shows: () => <Select label={say('Gudang', 'Warehouse')} options={warehouses} />,
          },
        },
        {
          good: {
            says: 'The hint says what to do first.',
            shows: () => (
              <Select
                label={say('Pelabuhan', 'Port')}
                placeholder={say('Pilih pelabuhan', 'Choose a port')}
                options={[]}
                disabled
                hint={say('Pilih negara lebih dulu.', 'Choose a country first.')}
              />
            ),
          },
          bad: {
            says: 'It cannot be opened, and nobody learns why.',
            shows: () => (
              <Select
                label={say('Pelabuhan', 'Port')}
                placeholder={say('Pilih pelabuhan', 'Choose a port')}
                options={[]}
                disabled
              />
            ),
          },
        },
      ],
      good: ['Leave the `placeholder` out only where one choice is right for nearly everybody.'],
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

/** With a hint and a placeholder. */
export const Parts: Story = {
  args: {
    placeholder: say('Pilih jenis izin', 'Choose a permit type'),
    hint: say('Sesuai surat permohonan.', 'As in the letter of application.'),
  },
};

/** Every state. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <Select label={say('Jenis izin', 'Permit type')} options={options} />
      <Select
        label={say('Gudang', 'Warehouse')}
        placeholder={say('Pilih gudang', 'Choose a warehouse')}
        options={warehouses}
        error={say('Kolom Gudang belum diisi', 'Warehouse is empty')}
      />
      <Select
        label={say('Satuan', 'Unit')}
        options={units}
        optional
        hint={say('Satuan dari uraian barang.', 'The unit of the description of the goods.')}
      />
      <Select label={say('Urutan', 'Order')} options={orders} size="small" width="half" />
      <Select label={say('Kerapatan', 'Density')} labelHidden options={densities} size="small" />
      <Select
        label={say('Pelabuhan', 'Port')}
        placeholder={say('Pilih pelabuhan', 'Choose a port')}
        options={[]}
        disabled
        hint={say('Pilih negara lebih dulu.', 'Choose a country first.')}
      />
    </div>
  ),
};

export const ChosenByTheKeyboard: Story = {
  args: { placeholder: say('Pilih jenis izin', 'Choose a permit type') },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Jenis izin' });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Pemuatan di luar Kawasan Pabean');
    await expect(select).toHaveValue('2');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
