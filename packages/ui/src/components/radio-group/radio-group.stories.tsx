import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { RadioGroup } from './radio-group.tsx';

const documents = ['PPFTZ-01', 'PPFTZ-02', 'PPFTZ-03', 'PIB', 'PEB'].map((label) => ({
  value: label,
  label,
}));
const routes = [
  {
    value: '1',
    label: say('Melalui Kawasan Bebas', 'Through the free trade zone'),
    hint: say('Barang Bawaan Penumpang', 'Passengers’ goods'),
  },
  { value: '2', label: say('Langsung', 'Direct'), hint: say('Barang kiriman', 'Couriered goods') },
];

const modes = [
  { value: '1', label: say('Laut', 'Sea') },
  { value: '2', label: say('Udara', 'Air') },
  { value: '3', label: say('Darat', 'Land'), disabled: true },
];

const meta = {
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup,
  args: { label: say('Jenis Dokumen', 'Document type'), options: documents, onChange: fn() },
  parameters: {
    guide: {
      purpose: 'One of two to five choices, all in sight, in effect when the form is sent.',
      instead: [
        'For six short choices and more, use Select; for a list that is searched, Combobox.',
        'For several that can be chosen together, use Checkbox, once each.',
        'For ways to look at the same thing, acting at once, use SegmentedControl.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'div > span[id]', 'Asks the question that the choices answer.'],
          ['Button', 'input', 'Shows which choice is chosen.'],
          ['Plate', 'label', 'The whole of it is clicked. Leave plates out with `inline` or `list`.'],
          ['Words', 'label:nth-of-type(2) > span', 'The choice, in few words.'],
          [
            'Hint',
            'label:nth-of-type(2) > span:last-child',
            'Explains the choice. Leave it out where the words are enough.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the chosen button, or to the first when none is chosen; then past the group'],
        ['Arrow keys', 'Go to the next or previous choice and choose it, wrapping around'],
        ['Space', 'Chooses the first one when none is chosen'],
      ],
      pairs: [
        {
          good: {
            says: 'Nothing is chosen beforehand: people read and answer.',
            shows: () => (
              <RadioGroup
                label={say('Moda', 'Mode of transport')}
                layout="inline"
                options={modes.slice(0, 2)}
              />
            ),
          },
          bad: {
            says: 'The first one is chosen beforehand, and is sent unread.',
            shows: () => (
              <RadioGroup
                label={say('Moda', 'Mode of transport')}
                layout="inline"
                options={modes.slice(0, 2)}
                defaultValue="1"
              />
            ),
          },
        },
        {
          good: {
            says: 'A hint says what each choice means.',
            shows: () => <RadioGroup label={say('Jalur', 'Route')} columns={1} options={routes} />,
          },
          bad: {
            says: '“Langsung” alone does not say for which goods it is.',
            shows: () => (
              <RadioGroup
                label={say('Jalur', 'Route')}
                columns={1}
                options={routes.map(({ value, label }) => ({ value, label }))}
              />
            ),
          },
        },
      ],
      good: [
        'Choose one beforehand only where it is right for nearly everybody.',
        'Use `inline` for two or three short choices, `list` for more than five long ones, plates for everything else.',
        'Use one column of plates where the hints are long.',
      ],
      bad: [
        'Do not clear a choice by another click: offer “Tidak ada” where none is an answer.',
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

/** Choices with hints. */
export const Parts: Story = {
  args: { label: say('Jalur', 'Route'), options: routes, columns: 2, defaultValue: '1' },
};

/** Every state. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
      <RadioGroup
        label={say('Jenis Dokumen terpilih', 'Document type, chosen')}
        name="posed"
        options={documents}
        defaultValue="PIB"
      />
      <RadioGroup
        label={say('Jenis Dokumen', 'Document type')}
        hint={say('Dokumen yang dibatalkan.', 'The document to cancel.')}
        options={documents}
        error={say('Kolom Jenis Dokumen belum diisi', 'Document type is empty')}
      />
      <RadioGroup label={say('Jalur', 'Route')} options={routes} columns={2} defaultValue="1" />
      <RadioGroup label={say('Moda', 'Mode of transport')} columns={2} options={modes} />
      <RadioGroup
        label={say('Moda inline', 'Mode of transport, inline')}
        layout="inline"
        options={modes}
        defaultValue="1"
      />
      <RadioGroup
        label={say('Moda lanjutan', 'Onward mode of transport')}
        layout="inline"
        options={modes}
        error={say('Kolom Moda lanjutan belum diisi', 'Onward mode of transport is empty')}
      />
      <RadioGroup
        label={say('Tujuan', 'Purpose')}
        layout="list"
        columns={2}
        options={[
          'Transit',
          say('Sewa menyewa', 'Lease'),
          say('Pameran', 'Exhibition'),
          say('Perbaikan', 'Repair'),
          say('Contoh', 'Example'),
          say('Lainnya', 'Other'),
        ].map((value) => ({
          value,
          label: value,
        }))}
        defaultValue={say('Pameran', 'Exhibition')}
      />
      <RadioGroup
        label={say('Seluruhnya nonaktif', 'All disabled')}
        layout="inline"
        options={modes}
        defaultValue="2"
        disabled
      />
    </div>
  ),
  decorators: [
    posed({
      '[name="posed"][value="PIB"]': 'focus-visible',
      'label:has([name="posed"][value="PPFTZ-03"])': 'hover',
    }),
  ],
};

/** Side by side without plates; the same keys. */
export const Inline: Story = {
  args: { label: say('Moda', 'Mode of transport'), layout: 'inline', options: modes },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Laut' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Udara' })).toBeChecked();
  },
};

/** One tab stop; arrows move and choose, as native radio buttons do. */
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

/** Without plates the rings themselves show that a choice is missing. */
export const InlineError: Story = {
  args: {
    label: say('Moda', 'Mode of transport'),
    layout: 'inline',
    options: modes,
    error: say('Kolom Moda belum diisi', 'Mode of transport is empty'),
  },
  play: async ({ canvas }) => {
    const edge = (name: string) => getComputedStyle(canvas.getByRole('radio', { name })).borderColor;
    await expect(canvas.getByRole('radiogroup', { name: 'Moda' })).toBeInvalid();
    await expect(edge('Laut')).not.toBe(edge('Darat'));
    await userEvent.click(canvas.getByText('Udara'));
    await waitFor(() => expect(edge('Laut')).not.toBe(edge('Udara')));
  },
};
