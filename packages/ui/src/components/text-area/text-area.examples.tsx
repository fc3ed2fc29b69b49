import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { TextArea } from './text-area.tsx';

const address = 'Komplek Pelabuhan Batu Ampar Blok C No. 12, Kel. Sungai Jodoh, Batam 29432';

const reason = say(
  'Muatan curah dibongkar pada siang hari karena dermaga penuh pada malam hari.',
  'Bulk cargo is unloaded by day because the berth is full during the night hours.',
);

export const WholeAddressCanBeRead = () => (
  <TextArea label={say('Alamat', 'Address')} defaultValue={address} />
);

export const InOneLineItsEnd = () => <TextField label={say('Alamat', 'Address')} defaultValue={address} />;

export const LimitIsKnownBeforePeople = () => (
  <TextArea label={say('Alasan', 'Reason')} hint={say('Paling banyak 60 huruf.', 'At most 60 characters.')} />
);

export const LimitIsToldOnlyAfter = () => (
  <TextArea
    label={say('Alasan', 'Reason')}
    defaultValue={reason}
    error={say('Alasan paling banyak 60 huruf', 'The reason takes at most 60 characters')}
  />
);
