import { say } from '../../testing/say.ts';
import { Stepper } from './stepper.tsx';

export const EachStepSays = () => (
  <Stepper
    aria-label={say('Bernama', 'Named')}
    current={2}
    steps={[
      { label: say('Data akun', 'Account data') },
      { label: say('Kode verifikasi', 'Verification code') },
      { label: say('Selesai', 'Done') },
    ]}
  />
);

export const NumbersAloneDoNotSay = () => (
  <Stepper
    aria-label={say('Tanpa nama', 'Without names')}
    current={2}
    steps={[
      { label: say('Langkah 1', 'Step 1') },
      { label: say('Langkah 2', 'Step 2') },
      { label: say('Langkah 3', 'Step 3') },
    ]}
  />
);

export const StepsOfSizeOfPage = () => (
  <Stepper
    aria-label={say('Dua langkah', 'Two steps')}
    current={1}
    steps={[{ label: say('Identitas', 'Identity') }, { label: say('Tinjau dan kirim', 'Review and send') }]}
  />
);

export const StepForEachGroup = () => (
  <Stepper
    aria-label={say('Lima langkah', 'Five steps')}
    current={1}
    steps={[
      { label: say('Nama', 'Name') },
      { label: say('Alamat', 'Address') },
      { label: say('Telepon', 'Telephone') },
      { label: say('Email', 'E-mail') },
      { label: say('Tinjau dan kirim', 'Review and send') },
    ]}
  />
);
