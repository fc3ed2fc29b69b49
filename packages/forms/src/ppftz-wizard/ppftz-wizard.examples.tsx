import { Button } from '@pabean/ui/button';
import { TextField } from '@pabean/ui/text-field';
import { say } from '../../../ui/src/testing/say.ts';

export const FieldThatMayStayEmpty = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label={say('Nama Penerima', 'Recipient')} />
    <TextField label={say('Nomor Voyage/Flight', 'Voyage or flight number')} optional />
  </div>
);

export const FieldThatMayStayEmptyIsHidden = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label={say('Nama Penerima', 'Recipient')} />
    <div>
      <Button variant="tertiary">{say('Isian lain', 'More fields')}</Button>
    </div>
  </div>
);
