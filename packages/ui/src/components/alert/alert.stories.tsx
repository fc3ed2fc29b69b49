import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { Alert } from './alert.tsx';

const retry = fn();

const meta = {
  title: 'Components/Status and messages/Alert',
  component: Alert,
  args: {
    heading: say('Editor dibuka baca-saja', 'The editor is open for reading only'),
    children: say('Status bukan perekaman', 'The record is not in the status “Recording”'),
  },
  parameters: {
    anatomy: { of: 'OffersWhatToDo', parts: ['svg', 'p', 'p + p', 'button'] },
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A date on one line: a browser breaks lines after its hyphens. */
const Day = () => <span style={{ whiteSpace: 'nowrap' }}>30-09-2024</span>;

/** The four tones; with an action; with the heading only; with more than a sentence. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Alert heading={say('Editor dibuka baca-saja', 'The editor is open for reading only')}>
        {say('Status bukan perekaman', 'The record is not in the status “Recording”')}
      </Alert>
      <Alert tone="success" heading={say('Password berhasil di-update', 'The password has been updated')}>
        {say('Silakan login dengan password baru.', 'Please sign in with the new password.')}
      </Alert>
      <Alert tone="warning" heading={say('Menunggu pembayaran', 'Waiting for payment')}>
        {say('Bayar sebelum', 'Pay before')} <Day />
        {say(', lalu rekam bukti bayar.', ', then record the proof of payment.')}
      </Alert>
      <Alert tone="danger" heading={say('Gagal simpan data', 'The data could not be saved')}>
        {say(
          'File foto-lokasi.jpg berukuran 1204 Kb, max. 800 Kb.',
          'File foto-lokasi.jpg has 1204 Kb, at most 800 Kb.',
        )}
      </Alert>
      <Alert
        tone="danger"
        heading={say('Data tidak dapat dimuat', 'The data could not be loaded')}
        action={<Button size="small">{say('Coba lagi', 'Try again')}</Button>}
      >
        {say(
          'Koneksi terputus. Isian Anda tidak hilang.',
          'The connection was lost. What you entered is still here.',
        )}
      </Alert>
      <Alert
        tone="info"
        heading={say('Draf dari 24-09-2024 09.42 dipulihkan', 'Draft of 24-09-2024 09.42 restored')}
        action={<Button size="small">{say('Buang draf', 'Discard draft')}</Button>}
      />
      <Alert
        tone="danger"
        heading={say('Permohonan belum dapat dikirim', 'The application cannot be sent yet')}
      >
        <ul style={{ listStyle: 'disc', paddingInlineStart: 20 }}>
          <li>{say('Daftar Kontainer kurang 1 baris.', 'The list of containers lacks 1 row.')}</li>
          <li>{say('Surat Permohonan belum diisi.', 'The letter of application is not filled in.')}</li>
        </ul>
      </Alert>
    </div>
  ),
};

export const OffersWhatToDo: Story = {
  args: {
    tone: 'danger',
    role: 'alert',
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
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      say('Koneksi terputus', 'The connection was lost'),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
