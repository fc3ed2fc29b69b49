import { Button, EmptyState, Skeleton } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../packages/ui/src/testing/say.ts';

const meta = {
  title: 'Patterns/States',
  tags: ['!dev'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The outline of the content, at its real height. */
export const Loading: Story = {
  render: () => (
    <section className="pattern-form" aria-busy="true" aria-label={say('Memuat data', 'Loading data')}>
      <Skeleton width="38%" height="16px" />
      <Skeleton width="92%" />
      <Skeleton width="76%" />
    </section>
  ),
};

/** What will be shown here, and how it is created. */
export const Empty: Story = {
  render: () => (
    <EmptyState
      heading={say('Belum ada pengajuan', 'No applications yet')}
      action={<Button variant="primary">{say('Tambah Pengajuan', 'Add application')}</Button>}
    >
      {say(
        'Permohonan izin yang Anda buat akan tampil di sini.',
        'The permit applications that you make will appear here.',
      )}
    </EmptyState>
  ),
};

/** What happened, what is safe, one next step. */
export const Failed: Story = {
  render: () => (
    <EmptyState
      variant="failed"
      heading={say('Data tidak dapat dimuat', 'The data could not be loaded')}
      action={<Button>{say('Coba lagi', 'Try again')}</Button>}
    >
      {say(
        'Koneksi terputus. Permohonan Anda tetap tersimpan.',
        'The connection was lost. Your applications are still stored.',
      )}
    </EmptyState>
  ),
};
