import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { field: 'npwp-kuasa', message: 'NPWP Kuasa harus 16 digit' },
  { field: 'gudang', message: 'Kolom Gudang belum diisi' },
];

const meta = {
  title: 'Komponen/ErrorSummary',
  component: ErrorSummary,
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One line, and lines that wrap. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorSummary errors={errors.slice(0, 1)} />
      <ErrorSummary
        errors={[
          ...errors,
          {
            field: 'npwp',
            message: 'NPWP Pemohon Izin harus terdiri dari 16 angka. kunjungi profil untuk mengubah NPWP',
          },
        ]}
      />
    </div>
  ),
};

function FailedForm() {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorSummary ref={summary} errors={errors} />
      <TextField label="NPWP Kuasa" id="npwp-kuasa" error="NPWP Kuasa harus 16 digit" />
      <TextField label="Gudang" id="gudang" error="Kolom Gudang belum diisi" />
    </div>
  );
}

/** After a failed submit: the summary has the focus, and each link leads to its control. */
export const LeadsToTheFields: Story = {
  render: () => <FailedForm />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ada 2 isian yang perlu diperbaiki' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Gudang' })).toHaveFocus();
  },
};
