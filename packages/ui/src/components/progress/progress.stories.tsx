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
    anatomy: { parts: ['label', 'label + span', 'progress'] },
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
    const started = say('Mengunggah laporan: dimulai', 'Uploading the report: started');
    const live = canvas.getByRole('status');
    await expect(live).toHaveTextContent(started);
    await userEvent.click(canvas.getByRole('button', { name: say('Lanjut', 'Continue') }));
    await expect(
      canvas.getByRole('progressbar', { name: say('Mengunggah laporan', 'Uploading the report') }),
    ).toHaveAttribute('aria-valuetext', say('55\u00a0%', '55%'));
    await expect(live).toHaveTextContent(started);
    await userEvent.click(canvas.getByRole('button', { name: say('Lanjut', 'Continue') }));
    await expect(live).toHaveTextContent(say('Mengunggah laporan: selesai', 'Uploading the report: done'));
  },
};

/** The length is unknown: no percentage is shown. */
export const OfUnknownLength: Story = {
  args: { label: say('Memeriksa berkas…', 'Checking the file…'), value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', {
      name: say('Memeriksa berkas…', 'Checking the file…'),
    });
    await expect(bar.position).toBe(-1);
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};
