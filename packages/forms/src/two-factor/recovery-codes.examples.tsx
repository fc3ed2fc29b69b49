import { say } from '../../../ui/src/testing/say.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const two = ['7K3M-PQ9X-2WTD', 'B0HZ-91RN-V6CJ'];

export const AboveItStandsWhatCodes = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    <p style={{ margin: 0 }}>
      {say(
        'Pakai salah satu kode ini bila ponsel Anda hilang. Kode hanya ditampilkan sekarang.',
        'Use one of these codes when your phone is lost. They are shown only now.',
      )}
    </p>
    <RecoveryCodes codes={two} username="importir" onDone={() => undefined} />
  </div>
);

export const NobodyCanTellWhatCodes = () => (
  <RecoveryCodes codes={two} username="importir" onDone={() => undefined} />
);
