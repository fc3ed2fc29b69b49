import { say } from '../../testing/say.ts';
import { Switch } from './switch.tsx';

export const LabelSays = () => <Switch label={say('Kirim email', 'Send e-mails')} defaultChecked />;

export const OffMeansThatEMails = () => <Switch label={say('Jangan kirim email', 'Do not send e-mails')} />;

export const ReasonSaysWhyItCannot = () => (
  <Switch
    label={say('Autentikasi dua faktor', 'Two-factor authentication')}
    reason={say('Kantor ini mewajibkannya.', 'This office requires it.')}
    defaultChecked
  />
);

export const ItIsOnlyDisabled = () => (
  <Switch label={say('Autentikasi dua faktor', 'Two-factor authentication')} disabled defaultChecked />
);
