import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Alert } from './alert.tsx';

const retry = fn();

const meta = {
  title: 'Komponen/Alert',
  component: Alert,
  args: { heading: 'Editor dibuka baca-saja', children: 'Status bukan perekaman' },
  parameters: {
    guide: {
      purpose:
        'Says above what it concerns what is the matter and what to do, and stays until that is settled.',
      instead: [
        'For errors in fields take ErrorSummary, for “it worked” in passing useToast.',
        'For a list that could not be loaded take EmptyState, for a decision of the user ConfirmDialog.',
      ],
      keyboard: [['Tab', 'Goes to the action, if there is one']],
      good: [
        'Heading: what happened. Below it: what to do now. One sentence each.',
        'Give one that appears after an action `role="alert"` when something failed, else `role="status"`.',
        'Take it away as soon as it is no longer true.',
      ],
      bad: [
        'Do not let people dismiss what is still true.',
        'Do not stack several: say the most urgent.',
        'Do not use colour to make a note look weightier than it is.',
      ],
      spoken: ['The icon says the tone in words: “Informasi”, “Berhasil”, “Perhatian”, “Kesalahan”.'],
      messages: ['alert'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The four tones; with an action; with the heading alone; with more than a sentence. */
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
      <Alert tone="danger" heading="Data tidak dapat dimuat" action={<Button size="small">Coba lagi</Button>}>
        Koneksi terputus. Isian Anda tidak hilang.
      </Alert>
      <Alert
        tone="info"
        heading="Draf dari 24-09-2024 09.42 dipulihkan"
        action={<Button size="small">Buang draf</Button>}
      />
      <Alert tone="danger" heading="Permohonan belum dapat dikirim">
        <ul style={{ listStyle: 'disc', paddingInlineStart: 20 }}>
          <li>Daftar Kontainer kurang 1 baris.</li>
          <li>Surat Permohonan belum diisi.</li>
        </ul>
      </Alert>
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
