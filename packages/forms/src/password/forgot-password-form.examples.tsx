import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { TextField } from '@pabean/ui/text-field';
import { say } from '../../../ui/src/testing/say.ts';

const column = { display: 'grid', gap: 16 } as const;

export const FormStaysBelowGoodNews = () => (
  <div style={column}>
    <Alert tone="success" heading={say('Berhasil mengirim email!', 'The e-mail was sent!')} />
    <TextField label={say('Email', 'E-mail')} defaultValue="nama@perusahaan.co.id" />
    <div>
      <Button variant="primary">{say('Kirim lagi', 'Send again')}</Button>
    </div>
  </div>
);

export const FormHasGone = () => (
  <Alert tone="success" heading={say('Berhasil mengirim email!', 'The e-mail was sent!')} />
);
