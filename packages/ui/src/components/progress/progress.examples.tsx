import { say } from '../../testing/say.ts';
import { Progress } from './progress.tsx';

export const LengthIsUnknown = () => (
  <Progress quiet label={say('Memeriksa berkas…', 'Checking the file…')} />
);

export const MadeUpNumberThatStops = () => (
  <Progress quiet label={say('Memeriksa berkas…', 'Checking the file…')} value={0.97} />
);

export const LabelSaysWhatIsUnder = () => (
  <Progress quiet label={say('Mengunggah laporan', 'Uploading the report')} value={0.64} />
);

export const PleaToWait = () => <Progress quiet label={say('Mohon tunggu', 'Please wait')} value={0.64} />;
