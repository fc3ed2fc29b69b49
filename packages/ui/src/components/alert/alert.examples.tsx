import { say } from '../../testing/say.ts';
import { Alert } from './alert.tsx';

/** A date on one line: a browser breaks lines after its hyphens. */
const Day = () => <span style={{ whiteSpace: 'nowrap' }}>30-09-2024</span>;

export const HeadingSaysWhatHappenedText = () => (
  <Alert tone="danger" heading={say('Data tidak dapat dimuat', 'The data could not be loaded')}>
    {say('Koneksi terputus. Coba lagi.', 'The connection was lost. Try again.')}
  </Alert>
);

export const ItSaysThatSomething = () => (
  <Alert tone="danger" heading={say('Kesalahan!', 'Error!')}>
    {say('Terjadi kesalahan.', 'An error has occurred.')}
  </Alert>
);

export const MostUrgentAlone = () => (
  <Alert tone="warning" heading={say('Menunggu pembayaran', 'Waiting for payment')}>
    {say('Bayar sebelum', 'Pay before')} <Day />.
  </Alert>
);

export const InStackOfSeveralNone = () => (
  <div style={{ display: 'grid', gap: 8 }}>
    <Alert tone="info" heading={say('Editor dibuka baca-saja', 'The editor is open for reading only')}>
      {say('Status bukan perekaman', 'The record is not in the status “Recording”')}
    </Alert>
    <Alert tone="warning" heading={say('Menunggu pembayaran', 'Waiting for payment')}>
      {say('Bayar sebelum', 'Pay before')} <Day />.
    </Alert>
    <Alert tone="info" heading={say('Draf dipulihkan', 'Draft restored')}>
      {say('Dari 24-09-2024 09.42.', 'Of 24-09-2024 09.42.')}
    </Alert>
  </div>
);
