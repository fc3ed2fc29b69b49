import { Button } from '@pabean/ui/button';
import { TextField } from '@pabean/ui/text-field';
import { say } from '../../../ui/src/testing/say.ts';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { CaptchaField } from './captcha-field.tsx';

const column = { display: 'grid', gap: 16 } as const;

const nothing = () => undefined;

export const LastRightBeforeButton = () => (
  <div style={column}>
    <TextField label={say('Nama Penumpang', 'Passenger name')} />
    <CaptchaField
      label={say('Verifikasi', 'Verification')}
      value=""
      onValueChange={nothing}
      load={easyCaptcha}
    />
    <div>
      <Button variant="primary">{say('Kirim', 'Send')}</Button>
    </div>
  </div>
);

export const First = () => (
  <div style={column}>
    <CaptchaField
      label={say('Verifikasi', 'Verification')}
      value=""
      onValueChange={nothing}
      load={easyCaptcha}
    />
    <TextField label={say('Nama Penumpang', 'Passenger name')} />
    <div>
      <Button variant="primary">{say('Kirim', 'Send')}</Button>
    </div>
  </div>
);
