import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Status and messages/Progress',
  component: Progress,
  args: { label: say('Mengunggah laporan', 'Uploading the report'), value: 0.64 },
  parameters: {
    guide: {
      purpose:
        'How far something is that takes longer than a second: an upload, a file that is checked line by line.',
      instead: [
        'For the steps of a form, use Stepper, which knows no percentages.',
        'For a list that loads, use Skeleton; for a short wait, Spinner or a busy Button.',
      ],
      anatomy: {
        parts: [
          [
            'Label',
            'label',
            'What is under way. Hide it with `labelHidden` only where a line above says it.',
          ],
          [
            'Share',
            'label + span',
            'The percentage, or `valueText`. It is not there while the length is unknown.',
          ],
          ['Bar', 'progress', 'The same share to see; it moves to and fro while the length is unknown.'],
        ],
      },
      keyboard: [['–', 'Takes no focus: screen readers find it by walking through the page']],
      pairs: [
        {
          good: {
            says: 'The length is unknown, and no number is shown.',
            shows: () => <Progress quiet label={say('Memeriksa berkas…', 'Checking the file…')} />,
          },
          bad: {
            says: 'A made-up number that stops shortly before the end.',
            shows: () => (
              <Progress quiet label={say('Memeriksa berkas…', 'Checking the file…')} value={0.97} />
            ),
          },
        },
        {
          good: {
            says: 'The label says what is under way.',
            shows: () => (
              <Progress quiet label={say('Mengunggah laporan', 'Uploading the report')} value={0.64} />
            ),
          },
          bad: {
            says: 'A plea to wait does not say what for.',
            shows: () => <Progress quiet label={say('Mohon tunggu', 'Please wait')} value={0.64} />,
          },
        },
      ],
      good: [
        'Give a value only where it is true, such as the bytes that were sent; else leave it out.',
        'Say in `valueText` what is counted where that says more than a percentage.',
        'Set `quiet` where several run at once, and say the whole in one sentence.',
      ],
      bad: ['Do not use it for a share that is not on its way, such as an amount that is used up.'],
      spoken: [
        'Start and end are announced politely, in the live region of ToastProvider where there is one, else in its own.',
        'The percentage is read when people go to the bar; 100 % is shown only when all is done.',
      ],
      messages: ['progress'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At the start, in the middle, done, with a custom text, without one, and of unknown length. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 420 }}>
      <Progress label={say('Mengunggah surat-kuasa-2024.pdf', 'Uploading surat-kuasa-2024.pdf')} value={0} />
      <Progress label={say('Mengunggah laporan', 'Uploading the report')} value={0.64} />
      <Progress label={say('Mengunggah bill-of-lading.pdf', 'Uploading bill-of-lading.pdf')} value={1} />
      <Progress
        label={say('Daftar Kontainer', 'List of containers')}
        value={0.9}
        valueText={say('9 dari 10 baris terisi', '9 of 10 rows filled')}
      />
      <Progress
        label={say('Mengunggah foto-lokasi.jpg', 'Uploading foto-lokasi.jpg')}
        labelHidden
        value={0.64}
      />
      <Progress label={say('Memeriksa berkas…', 'Checking the file…')} />
    </div>
  ),
};

export const SaysStartAndEnd: Story = {
  args: { value: 0.1 },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <Progress {...args} value={value} style={{ inlineSize: '100%' }} />
        <Button onClick={() => setValue((before = 0) => before + 0.45)}>{say('Lanjut', 'Continue')}</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const live = canvas.getByRole('status');
    await expect(live).toHaveTextContent('Mengunggah laporan: dimulai');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(canvas.getByRole('progressbar', { name: 'Mengunggah laporan' })).toHaveAttribute(
      'aria-valuetext',
      '55\u00a0%',
    );
    await expect(live).toHaveTextContent('Mengunggah laporan: dimulai');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(live).toHaveTextContent('Mengunggah laporan: selesai');
  },
};

/** The length is unknown: no percentage is shown. */
export const OfUnknownLength: Story = {
  args: { label: say('Memeriksa berkas…', 'Checking the file…'), value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Memeriksa berkas…' });
    await expect(bar.position).toBe(-1);
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};
