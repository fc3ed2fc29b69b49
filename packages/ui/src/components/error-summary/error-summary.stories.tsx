import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { errors } from './error-summary.examples.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  title: 'Components/Inputs/ErrorSummary',
  component: ErrorSummary,
  args: { errors },
  parameters: {
    anatomy: { parts: ['svg', 'h2', 'section', 'li a'] },
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One line, two under a custom heading, and lines that wrap. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorSummary errors={errors.slice(0, 1)} />
      <ErrorSummary
        errors={errors}
        heading={say('2 isian ditolak oleh server', 'The server refused 2 fields')}
      />
      <ErrorSummary
        errors={[
          ...errors,
          {
            field: 'npwp',
            message: say(
              'NPWP Pemohon Izin harus terdiri dari 16 angka. kunjungi profil untuk mengubah NPWP',
              "The applicant's NPWP must have 16 digits. Visit your profile to change the NPWP",
            ),
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
      <TextField
        label={say('NPWP Kuasa', 'NPWP of the proxy')}
        id="npwp-kuasa"
        error={say('NPWP Kuasa harus 16 digit', 'The NPWP of the proxy must have 16 digits')}
      />
      <TextField
        label={say('Gudang', 'Warehouse')}
        id="gudang"
        error={say('Kolom Gudang belum diisi', 'Warehouse is empty')}
      />
    </div>
  );
}

/** After a failed submit: the summary has the focus, and each link focuses its control. */
export const LeadsToTheFields: Story = {
  render: () => <FailedForm />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: say('Ada 2 isian yang perlu diperbaiki', 'Fields to correct: 2') }),
    ).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: say('Gudang', 'Warehouse') })).toHaveFocus();
  },
};
