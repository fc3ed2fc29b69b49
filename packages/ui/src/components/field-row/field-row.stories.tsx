import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateField } from '../date-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { FieldRow } from './field-row.tsx';

const meta = {
  title: 'Komponen/FieldRow',
  component: FieldRow,
  args: {
    children: (
      <>
        <TextField label="Nomor dokumen" />
        <DateField label="Tanggal dokumen" />
      </>
    ),
  },
  parameters: {
    guide: {
      purpose:
        'Fields that people fill in together, side by side: a number and its date, a phone number and an e-mail.',
      instead: [
        'One below the other in a grid where fields have nothing to do with each other.',
        'ListEditorFrame for many rows with the same fields.',
      ],
      good: ['Give it fields as direct children: labels and hints share one line, controls the next.'],
      bad: ['Do not give a field an empty hint so that it stands as low as its neighbour.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Hints, errors, echoes and long labels beside fields that have none. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <FieldRow>
        <TextField label="Nomor dokumen" />
        <DateField label="Tanggal dokumen" />
      </FieldRow>
      <FieldRow>
        <TextField label="Nomor dokumen" error="Kolom Nomor dokumen belum diisi" />
        <DateField label="Tanggal dokumen" />
        <TextField label="Kode" hint="Tiga huruf" width="date" />
      </FieldRow>
      <FieldRow>
        <PhoneField label="Telepon" defaultValue="0215551234" />
        <TextField label="Email" optional error="Format email salah" />
      </FieldRow>
      <FieldRow style={{ maxInlineSize: 560 }}>
        <Select
          label="Jenis dokumen yang diserahkan bersama permohonan ini"
          options={[{ value: '1', label: 'Surat' }]}
        />
        <TextField label="Nomor" locked defaultValue="S-12/2026" />
        <DateField label="Tanggal" error="Kolom Tanggal belum diisi" />
        <TextField label="Pos" />
      </FieldRow>
    </div>
  ),
};

export const ControlsShareALine: Story = {
  args: {
    children: (
      <>
        <TextField label="Nomor dokumen" error="Kolom Nomor dokumen belum diisi" />
        <DateField label="Tanggal dokumen" />
      </>
    ),
    style: { inlineSize: 560 },
  },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByLabelText(name).getBoundingClientRect().top;
    await expect(top('Nomor dokumen')).toBe(top('Tanggal dokumen'));
  },
};
