import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  {
    field: 'npwp-kuasa',
    message: say('NPWP Kuasa harus 16 digit', 'The NPWP of the proxy must have 16 digits'),
  },
  { field: 'gudang', message: say('Kolom Gudang belum diisi', 'Warehouse is empty') },
];

const meta = {
  title: 'Components/Inputs/ErrorSummary',
  component: ErrorSummary,
  args: { errors },
  parameters: {
    guide: {
      purpose: 'What stands above a form that could not be sent: every error as a link to its control.',
      instead: [
        'For what went wrong with the whole, such as a lost connection, use Alert.',
        'Beside each field its own error stands too, in the same words.',
      ],
      anatomy: {
        parts: [
          ['Icon', 'svg', 'Marks it as an error for those who do not see the colour.'],
          ['Heading', 'h2', 'How many fields are to be fixed. Words of your own can replace it.'],
          ['Frame', 'section', 'Stands above the form and takes the focus after a failed submit.'],
          ['Link', 'li a', 'One for each error, in the words beside the field. It leads to the control.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes from the summary through its links'],
        ['Enter', 'Goes to the control of the link'],
      ],
      pairs: [
        {
          good: {
            says: 'The same sentences as beside the fields: each says what to fix.',
            shows: () => <ErrorSummary errors={errors} />,
          },
          bad: {
            says: 'Names of fields alone: what is wrong is found out field by field.',
            shows: () => (
              <ErrorSummary
                errors={[
                  { field: 'npwp-kuasa', message: say('NPWP Kuasa', 'NPWP of the proxy') },
                  { field: 'gudang', message: say('Gudang', 'Warehouse') },
                ]}
              />
            ),
          },
        },
      ],
      good: [
        'Give it the focus through `ref` after every failed submit.',
        'List errors in the order of the fields, those of the server too.',
        'Put “Kesalahan: ” before the title of the page.',
      ],
      bad: ['Do not show it before people have tried to send.'],
      spoken: ['With the focus its heading is read, which says how many fields to fix.'],
      messages: ['errorSummary'],
    } satisfies ComponentGuide,
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
    await expect(canvas.getByRole('region', { name: 'Ada 2 isian yang perlu diperbaiki' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Gudang' })).toHaveFocus();
  },
};
