import { Button, EmptyState, Skeleton } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Pola/Keadaan',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shape of what will come, at its real height. */
export const Loading: Story = {
  render: () => (
    <section className="pattern-form" aria-busy="true" aria-label="Memuat data">
      <Skeleton width="38%" height="16px" />
      <Skeleton width="92%" />
      <Skeleton width="76%" />
    </section>
  ),
};

/** What will stand here, and how it comes about. */
export const Empty: Story = {
  render: () => (
    <EmptyState heading="Belum ada pengajuan" action={<Button variant="primary">Tambah Pengajuan</Button>}>
      Permohonan izin yang Anda buat akan tampil di sini.
    </EmptyState>
  ),
};

/** What happened, what is safe, one way on. */
export const Failed: Story = {
  render: () => (
    <EmptyState variant="failed" heading="Data tidak dapat dimuat" action={<Button>Coba lagi</Button>}>
      Koneksi terputus. Isian Anda tidak hilang.
    </EmptyState>
  ),
};
