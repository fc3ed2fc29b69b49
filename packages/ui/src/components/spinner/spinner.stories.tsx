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
      keyboard: [['–', 'Takes no focus']],
      good: [
        'Put words beside it that say what is waited for, in 14 px and muted.',
        'Where there is no room for words give it a `label`.',
      ],
      bad: ['Do not cover the page with it: what is there already stays readable.'],
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

/** Alone with a label, as decoration beside words, and in a busy button, in whose colour it is drawn. */
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
