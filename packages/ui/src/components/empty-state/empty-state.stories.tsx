import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RotateCcw } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const retry = fn();

const meta = {
  title: 'Components/Status and messages/EmptyState',
  component: EmptyState,
  args: {
    heading: say('Belum ada pengajuan', 'No applications yet'),
    level: 2,
    children: say(
      'Permohonan izin yang Anda buat akan tampil di sini.',
      'The permit applications that you make will appear here.',
    ),
    action: (
      <ButtonLink href="#tambah" variant="primary" size="small" icon={<Plus size={16} />}>
        {say('Tambah Pengajuan', 'Add application')}
      </ButtonLink>
    ),
  },
  parameters: {
    anatomy: { parts: ['svg', 'h2', 'h2 + p', 'h2 ~ div > a'] },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No data yet, with and without a next step, nothing found, failed. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <EmptyState {...args} />
      <EmptyState level={2} heading={say('Belum ada keputusan', 'No decision yet')}>
        {say('Keputusan pejabat akan tampil di sini.', 'The officer’s decision will appear here.')}
      </EmptyState>
      <EmptyState
        variant="nothing-found"
        level={2}
        heading={say('Tidak ada hasil untuk “PLB”', 'No results for “PLB”')}
        action={<Button size="small">{say('Hapus saringan', 'Clear filters')}</Button>}
      >
        {say('Periksa ejaan, atau hapus saringan.', 'Check the spelling, or clear the filters.')}
      </EmptyState>
      <EmptyState
        variant="failed"
        level={2}
        heading={say('Data tidak dapat dimuat', 'The data could not be loaded')}
        action={
          <Button size="small" icon={<RotateCcw size={16} />}>
            {say('Coba lagi', 'Try again')}
          </Button>
        }
      >
        {say(
          'Koneksi terputus. Isian Anda tidak hilang.',
          'The connection was lost. What you entered is still here.',
        )}
      </EmptyState>
    </div>
  ),
};

export const OffersToTryAgain: Story = {
  args: {
    variant: 'failed',
    heading: say('Data tidak dapat dimuat', 'The data could not be loaded'),
    children: say(
      'Koneksi terputus. Isian Anda tidak hilang.',
      'The connection was lost. What you entered is still here.',
    ),
    action: (
      <Button size="small" onClick={retry}>
        {say('Coba lagi', 'Try again')}
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: say('Coba lagi', 'Try again') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
