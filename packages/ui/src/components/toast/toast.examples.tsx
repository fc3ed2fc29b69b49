import { say } from '../../testing/say.ts';
import { Alert } from '../alert/index.ts';
import { Toast } from './toast.tsx';

export const FailureStaysInItsPlace = () => (
  <Alert tone="danger" heading={say('Gagal menyimpan', 'Could not be saved')} />
);

export const AsToastItLooksLike = () => (
  <Toast onDismiss={() => undefined}>{say('Gagal menyimpan', 'Could not be saved')}</Toast>
);

export const NumberStandsOnPage = () => (
  <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
    <p>{say('Nomor pengajuan:', 'Application number:')} 118/SNB/IX/2024</p>
    <Toast onDismiss={() => undefined}>
      {say('Berhasil mengirim permohonan', 'The application was sent')}
    </Toast>
  </div>
);

export const NumberStandsInToastAlone = () => (
  <Toast onDismiss={() => undefined}>
    {say(
      'Berhasil mengirim permohonan, nomor 118/SNB/IX/2024',
      'The application was sent, number 118/SNB/IX/2024',
    )}
  </Toast>
);
