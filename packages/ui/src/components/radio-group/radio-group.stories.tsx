import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { modes, routes } from './radio-group.examples.tsx';
import { RadioGroup } from './radio-group.tsx';

const documents = ['PPFTZ-01', 'PPFTZ-02', 'PPFTZ-03', 'PIB', 'PEB'].map((label) => ({
  value: label,
  label,
}));

const meta = {
  title: 'Components/Inputs/RadioGroup',
  component: RadioGroup,
  args: { label: say('Jenis Dokumen', 'Document type'), options: documents, onChange: fn() },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: [
        'div > span[id]',
        'input',
        'label',
        'label:nth-of-type(2) > span',
        'label:nth-of-type(2) > span:last-child',
      ],
    },
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
          say('Sewa menyewa', 'Rental'),
          say('Pameran/peragaan/demonstrasi', 'Exhibition, display, demonstration'),
          say('Perbaikan/rekondisi/pengujian/kalibrasi', 'Repair, reconditioning, testing, calibration'),
          say('Keperluan contoh/model', 'Sample or model'),
          say('Keperluan profesional/tenaga ahli', 'Professional or expert use'),
        ].map((value) => ({
          value,
          label: value,
        }))}
        defaultValue={say('Pameran/peragaan/demonstrasi', 'Exhibition, display, demonstration')}
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

const sea = say('Laut', 'Sea');
const air = say('Udara', 'Air');

/** Side by side without plates; the same keys. */
export const Inline: Story = {
  args: { label: say('Moda', 'Mode of transport'), layout: 'inline', options: modes },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: sea })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: air })).toBeChecked();
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
    await expect(canvas.getByRole('radiogroup', { name: say('Moda', 'Mode of transport') })).toBeInvalid();
    await expect(edge(sea)).not.toBe(edge(say('Darat', 'Land')));
    await userEvent.click(canvas.getByText(air));
    await waitFor(() => expect(edge(sea)).not.toBe(edge(air)));
  },
};
