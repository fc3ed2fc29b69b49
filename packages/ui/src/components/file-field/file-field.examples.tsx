import { say } from '../../testing/say.ts';
import { FileField } from './file-field.tsx';

export const limit = { checkedKb: 800, shownKb: 800 };

export const HintSaysWhatFileShould = () => (
  <FileField
    label={say('Surat kuasa', 'Power of attorney')}
    limit={limit}
    hint={say('Hasil pindai yang terbaca', 'A legible scan')}
  />
);

export const HintPromises2Mb = () => (
  <FileField
    label={say('Surat kuasa', 'Power of attorney')}
    limit={limit}
    hint={say('Paling besar 2 Mb', 'At most 2 Mb')}
  />
);
