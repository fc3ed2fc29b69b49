import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Alert } from './alert.tsx';

const retry = fn();

const meta = {
  title: 'Komponen/Alert',
  component: Alert,
  args: { heading: 'Editor dibuka baca-saja', children: 'Status bukan perekaman' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The four tones, with and without more to say. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Alert heading="Editor dibuka baca-saja">Status bukan perekaman</Alert>
      <Alert tone="success" heading="Password berhasil di-update">
        Silakan login dengan password baru.
      </Alert>
      <Alert tone="warning" heading="Menunggu pembayaran">
        Bayar sebelum 30-09-2024, lalu rekam bukti bayar.
      </Alert>
      <Alert tone="danger" heading="Gagal simpan data">
        File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb.
      </Alert>
      <Alert
        tone="danger"
        heading="Data tidak dapat dimuat"
        action={<Button size="small">Coba lagi</Button>}
      />
    </div>
  ),
};

export const OffersWhatToDo: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('Koneksi terputus');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
