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
  parameters: {
    guide: {
      purpose: 'What stands above a form that could not be sent: every error as a link to its control.',
      instead: [
        'For what went wrong with the whole, such as a lost connection, take Alert.',
        'Beside each field its own error stands too, in the same words.',
      ],
      keyboard: [
        ['Tab', 'Goes from the summary through its links'],
        ['Enter', 'Goes to the control of the link'],
      ],
      good: [
        'Give it the focus through `ref` after every failed submit.',
        'List errors in the order of the fields, those of the server too.',
        'Put “Kesalahan: ” before the title of the page.',
      ],
      bad: [
        'Do not show it before people have tried to send.',
        'Do not shorten the sentences: they are the same as beside the fields.',
      ],
      spoken: ['With the focus its heading is read, which says how many fields to mend.'],
      messages: ['errorSummary'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One line, two under a heading of one's own, and lines that wrap. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ErrorSummary errors={errors.slice(0, 1)} />
      <ErrorSummary errors={errors} heading="2 isian ditolak oleh server" />
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
