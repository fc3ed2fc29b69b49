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
    anatomy: { of: 'Parts', parts: ['p > span', 'p > span + span'] },
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
    await expect(canvas.getByRole('status', { name: say('Memuat data', 'Loading data') })).toBeVisible();
  },
};
