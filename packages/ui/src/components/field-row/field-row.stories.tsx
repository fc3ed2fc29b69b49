import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { DateField } from '../date-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { FieldRow } from './field-row.tsx';

const meta = {
  title: 'Components/Inputs/FieldRow',
  component: FieldRow,
  args: {
    children: (
      <>
        <TextField label={say('Nomor dokumen', 'Document number')} />
        <DateField label={say('Tanggal dokumen', 'Document date')} />
      </>
    ),
  },
  parameters: {
    anatomy: {
      parts: [
        'div:has(> div > div > label)',
        'input',
        'div:has(> label) + div',
        'div:has(> div > div > label) + div',
      ],
    },
  },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Hints, errors, echoes and long labels beside fields without them. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <FieldRow>
        <TextField label={say('Nomor dokumen', 'Document number')} />
        <DateField label={say('Tanggal dokumen', 'Document date')} />
      </FieldRow>
      <FieldRow>
        <TextField
          label={say('Nomor dokumen', 'Document number')}
          error={say('Kolom Nomor dokumen belum diisi', 'Document number is empty')}
        />
        <DateField label={say('Tanggal dokumen', 'Document date')} />
        <TextField label={say('Kode', 'Code')} hint={say('Tiga huruf', 'Three letters')} width="date" />
      </FieldRow>
      <FieldRow>
        <PhoneField label={say('Telepon', 'Phone')} defaultValue="0215551234" />
        <TextField
          label={say('Email', 'E-mail')}
          optional
          error={say('Format email salah', 'The e-mail address is not valid')}
        />
      </FieldRow>
      <FieldRow style={{ maxInlineSize: 560 }}>
        <Select
          label={say(
            'Jenis dokumen yang diserahkan bersama permohonan ini',
            'Type of the document handed in with this application',
          )}
          options={[{ value: '1', label: say('Surat', 'Letter') }]}
        />
        <TextField label={say('Nomor', 'Number')} locked defaultValue="S-12/2026" />
        <DateField label={say('Tanggal', 'Date')} error={say('Kolom Tanggal belum diisi', 'Date is empty')} />
        <TextField label={say('Pos', 'Position')} />
      </FieldRow>
    </div>
  ),
};

export const ControlsShareALine: Story = {
  args: {
    children: (
      <>
        <TextField
          label={say('Nomor dokumen', 'Document number')}
          error={say('Kolom Nomor dokumen belum diisi', 'Document number is empty')}
        />
        <DateField label={say('Tanggal dokumen', 'Document date')} />
      </>
    ),
    style: { maxInlineSize: 560 },
  },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByLabelText(name).getBoundingClientRect().top;
    await expect(top(say('Nomor dokumen', 'Document number'))).toBe(
      top(say('Tanggal dokumen', 'Document date')),
    );
  },
};
