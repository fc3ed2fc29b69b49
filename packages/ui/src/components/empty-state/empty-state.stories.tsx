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
  parameters: {
    guide: {
      purpose:
        'Takes the place of a list or a panel that has nothing to show: says why, and what to do next.',
      instead: [
        'DataTable draws its own, from the words that it is given.',
        'For a failure beside content that is still there take Alert.',
      ],
      keyboard: [['Tab', 'Goes to the action']],
      good: [
        '`empty`: say what will stand here and offer to make the first one.',
        '`nothing-found`: name what was searched for and offer to clear search and filters.',
        '`failed`: say what happened and what is safe, and offer to try again.',
      ],
      bad: [
        'Do not offer more than one action.',
        'Do not draw it while things load: that is Skeleton.',
        'Do not say that nothing exists when it only could not be loaded.',
      ],
      spoken: [
        'A failure is announced at once; the other two are read where they stand, and the list announces its count.',
        'The motif and the icon are decoration.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing made yet, with and without a next step, nothing found, failed. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <EmptyState {...args} />
      <EmptyState level={2} heading="Belum ada keputusan">
        Keputusan pejabat akan tampil di sini.
      </EmptyState>
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
