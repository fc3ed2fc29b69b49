import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Status and messages/Spinner',
  component: Spinner,
  args: { label: say('Memuat data', 'Loading data') },
  parameters: {
    guide: {
      purpose:
        'A wait that is too short, or too vague in shape, for a skeleton: a check, a search, an action under way.',
      instead: [
        'A Button shows its own while it is `busy`.',
        'For content that loads, use Skeleton; for an upload, Progress.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          [
            'Ring',
            'p > span',
            'Turns while something is under way; it has the colour of the text around it.',
          ],
          [
            'Words',
            'p > span + span',
            'What is waited for, beside it and yours. Where there is no room for them, give a `label`.',
          ],
        ],
      },
      keyboard: [['–', 'Takes no focus']],
      pairs: [
        {
          good: {
            says: 'Words say what is waited for.',
            shows: () => (
              <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
                <Spinner /> {say('Memeriksa NPWP…', 'Checking the NPWP…')}
              </p>
            ),
          },
          bad: {
            says: 'A ring alone does not say what for.',
            shows: () => <Spinner label={say('Memeriksa NPWP', 'Checking the NPWP')} />,
          },
        },
        {
          good: {
            says: 'What is there already stays readable.',
            shows: () => (
              <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
                <p>{say('12 pengajuan, 3 dalam proses', '12 applications, 3 in process')}</p>
                <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
                  <Spinner /> {say('Memperbarui…', 'Updating…')}
                </p>
              </div>
            ),
          },
          bad: {
            says: 'The ring takes the place of what people were reading.',
            shows: () => (
              <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
                <Spinner /> {say('Memperbarui…', 'Updating…')}
              </p>
            ),
          },
        },
      ],
      good: [
        'Set the words beside it in 14 px and muted.',
        'Where there is no room for words give it a `label`.',
      ],
      bad: ['Do not draw several at once: one with words is enough for a region.'],
      spoken: [
        'With a `label` it is a status; beside words it is decoration, and the words stand in a live region of yours.',
        'Under reduced motion the ring stands still, so the words carry the meaning.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The ring beside a text, with space on both sides. */
export const Parts: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 12, alignItems: 'center', justifyContent: 'center' }}>
      <Spinner />
      <span>{say('Memuat data…', 'Loading data…')}</span>
    </p>
  ),
};

/** Alone with a label, as decoration beside a text, and in a busy button, in whose colour it is drawn. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      <Spinner {...args} />
      <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Spinner /> {say('Memuat data…', 'Loading data…')}
      </p>
      <Button variant="primary" busy busyLabel={say('Menyimpan…', 'Saving…')}>
        {say('Simpan', 'Save')}
      </Button>
      <Button busy busyLabel={say('Memeriksa…', 'Checking…')}>
        {say('Periksa', 'Check')}
      </Button>
    </div>
  ),
};

export const SaysWhatItWaitsFor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Memuat data' })).toBeVisible();
  },
};
