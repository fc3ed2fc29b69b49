import { say } from '../../testing/say.ts';
import { Button } from './button.tsx';

export const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

export const OnePrimaryBesideQuieterOnes = () => (
  <div style={row}>
    <Button variant="primary">{say('Kirim', 'Send')}</Button>
    <Button>{say('Simpan Draf', 'Save Draft')}</Button>
  </div>
);

export const TwoPrimaries = () => (
  <div style={row}>
    <Button variant="primary">{say('Kirim', 'Send')}</Button>
    <Button variant="primary">{say('Simpan Draf', 'Save Draft')}</Button>
  </div>
);

export const WordsRepeatVerbOfQuestion = () => (
  <div style={row}>
    <Button variant="danger">{say('Hapus Kontainer', 'Delete Container')}</Button>
    <Button>{say('Batal', 'Cancel')}</Button>
  </div>
);

export const YaCanOnlyBeUnderstood = () => (
  <div style={row}>
    <Button variant="danger">{say('Ya', 'Yes')}</Button>
    <Button>{say('Tidak', 'No')}</Button>
  </div>
);
