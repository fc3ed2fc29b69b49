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
    children: say('Status bukan perekaman', 'The status is not recording'),
  },
  parameters: {
    guide: {
      purpose: 'Says, above what it is about, what happened and what to do, and stays until that is done.',
      instead: [
        'For errors in fields, use ErrorSummary; for “it worked” in passing, useToast.',
        'For a list that could not be loaded, use EmptyState; for a decision of the user, ConfirmDialog.',
      ],
      anatomy: {
        of: 'OffersWhatToDo',
        parts: [
          ['Icon', 'svg', 'Says the tone without colour: information, success, warning, error.'],
          ['Heading', 'p', 'What happened, in one sentence. Always there.'],
          ['Text', 'p + p', 'What to do now. Leave it out where the heading says it all.'],
          [
            'Action',
            'button',
            'A button or a link that settles it. Leave it out where there is nothing to press.',
          ],
        ],
      },
      keyboard: [['Tab', 'Goes to the action, if there is one']],
      pairs: [
        {
          good: {
            says: 'The heading says what happened, the text what to do now.',
            shows: () => (
              <Alert tone="danger" heading={say('Data tidak dapat dimuat', 'The data could not be loaded')}>
                {say('Koneksi terputus. Coba lagi.', 'The connection was lost. Try again.')}
              </Alert>
            ),
          },
          bad: {
            says: 'It says that something is wrong, not what, and nothing about the way on.',
            shows: () => (
              <Alert tone="danger" heading={say('Kesalahan!', 'Error!')}>
                {say('Terjadi kesalahan.', 'An error has occurred.')}
              </Alert>
            ),
          },
        },
        {
          good: {
            says: 'The most urgent alone.',
            shows: () => (
              <Alert tone="warning" heading={say('Menunggu pembayaran', 'Waiting for payment')}>
                {say('Bayar sebelum 30-09-2024.', 'Pay before 30-09-2024.')}
              </Alert>
            ),
          },
          bad: {
            says: 'In a stack of several, none is read.',
            shows: () => (
              <div style={{ display: 'grid', gap: 8 }}>
                <Alert
                  tone="info"
                  heading={say('Editor dibuka baca-saja', 'The editor is open for reading only')}
                >
                  {say('Status bukan perekaman', 'The status is not recording')}
                </Alert>
                <Alert tone="warning" heading={say('Menunggu pembayaran', 'Waiting for payment')}>
                  {say('Bayar sebelum 30-09-2024.', 'Pay before 30-09-2024.')}
                </Alert>
                <Alert tone="info" heading={say('Draf dipulihkan', 'Draft restored')}>
                  {say('Dari 24-09-2024 09.42.', 'Of 24-09-2024 09.42.')}
                </Alert>
              </div>
            ),
          },
        },
      ],
      good: [
        'Give one that appears after an action `role="alert"` when something failed, else `role="status"`.',
        'Remove it as soon as it is no longer true.',
      ],
      bad: [
        'Do not let people dismiss what is still true.',

        'Do not use colour to make a note look more important than it is.',
      ],
      spoken: ['The icon says the tone in words: “Informasi”, “Berhasil”, “Perhatian”, “Kesalahan”.'],
      messages: ['alert'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The four tones; with an action; with the heading only; with more than a sentence. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Alert heading={say('Editor dibuka baca-saja', 'The editor is open for reading only')}>
        {say('Status bukan perekaman', 'The status is not recording')}
      </Alert>
      <Alert tone="success" heading={say('Password berhasil di-update', 'The password has been updated')}>
        {say('Silakan login dengan password baru.', 'Please sign in with the new password.')}
      </Alert>
      <Alert tone="warning" heading={say('Menunggu pembayaran', 'Waiting for payment')}>
        {say(
          'Bayar sebelum 30-09-2024, lalu rekam bukti bayar.',
          'Pay before 30-09-2024, then record the proof of payment.',
        )}
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('Koneksi terputus');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
