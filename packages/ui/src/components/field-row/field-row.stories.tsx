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
    guide: {
      purpose:
        'Fields that people fill in together, side by side: a number and its date, a phone number and an e-mail.',
      instead: [
        'One below the other in a grid where fields have nothing to do with each other.',
        'ListEditorFrame for many rows with the same fields.',
      ],
      anatomy: {
        parts: [
          [
            'Field',
            'div:has(> div > div > label)',
            'Any field of the library, as a direct child of the row.',
          ],
          ['Control', 'input', 'Stands on one line with the controls beside it.'],
          ['Hint', 'div:has(> label) + div', 'Takes a line that all fields of the row leave free.'],
          [
            'Neighbour',
            'div:has(> div > div > label) + div',
            'A field that belongs to it. It moves below where there is no room for both.',
          ],
        ],
      },
      pairs: [
        {
          good: {
            says: 'The controls stand on one line, although only one field has a hint.',
            shows: () => (
              <FieldRow style={{ gridTemplateColumns: '1fr 1fr' }}>
                <TextField label={say('Nomor', 'Number')} />
                <TextField label={say('Kode', 'Code')} hint={say('Tiga huruf', 'Three letters')} />
              </FieldRow>
            ),
          },
          bad: {
            says: 'Fields in a grid of one’s own: the hint moves one control down.',
            shows: () => (
              <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 20 }}>
                <TextField label={say('Nomor', 'Number')} />
                <TextField label={say('Kode', 'Code')} hint={say('Tiga huruf', 'Three letters')} />
              </div>
            ),
          },
        },
      ],
      good: ['Give it fields as direct children: labels and hints share one line, controls the next.'],
      bad: ['Do not give a field an empty hint so that it stands as low as its neighbour.'],
    } satisfies ComponentGuide,
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
    await expect(top('Nomor dokumen')).toBe(top('Tanggal dokumen'));
  },
};
