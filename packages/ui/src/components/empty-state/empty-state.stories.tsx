import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RotateCcw } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonLink } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const retry = fn();

const meta = {
  title: 'Komponen/EmptyState',
  component: EmptyState,
  args: {
    heading: 'Belum ada pengajuan',
    level: 2,
    children: 'Permohonan izin yang Anda buat akan tampil di sini.',
    action: (
      <ButtonLink href="#tambah" variant="primary" size="small" icon={<Plus size={16} />}>
        Tambah Pengajuan
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing made yet, nothing found, failed. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <EmptyState {...args} />
      <EmptyState
        variant="nothing-found"
        level={2}
        heading="Tidak ada hasil untuk “PLB”"
        action={<Button size="small">Hapus saringan</Button>}
      >
        Periksa ejaan, atau hapus saringan.
      </EmptyState>
      <EmptyState
        variant="failed"
        level={2}
        heading="Data tidak dapat dimuat"
        action={
          <Button size="small" icon={<RotateCcw size={16} />}>
            Coba lagi
          </Button>
        }
      >
        Koneksi terputus. Isian Anda tidak hilang.
      </EmptyState>
    </div>
  ),
};

export const OffersToTryAgain: Story = {
  args: {
    variant: 'failed',
    heading: 'Data tidak dapat dimuat',
    children: 'Koneksi terputus. Isian Anda tidak hilang.',
    action: (
      <Button size="small" onClick={retry}>
        Coba lagi
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
