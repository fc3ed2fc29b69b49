import { Alert, Button, StatusBadge, TextField } from '@pabean/ui';
import { id } from '@pabean/ui/messages';
import { say } from '../../packages/ui/src/testing/say.ts';

const themes = {
  light: say('Terang', 'Light'),
  dark: say('Gelap', 'Dark'),
  contrast: say('Kontras tinggi', 'High contrast'),
};

/** The same states, once in each theme. */
export function InEveryTheme() {
  return (
    <div className="book-themes sb-unstyled">
      {Object.entries(themes).map(([theme, name]) => (
        <div key={theme} data-theme={theme}>
          <p>{name}</p>
          <TextField
            label={say('NPWP Kuasa', 'NPWP of the proxy')}
            code
            defaultValue="021345678215000"
            error={say('NPWP Kuasa harus 16 digit', 'The NPWP of the proxy must have 16 digits')}
          />
          <StatusBadge code="20" label={id.statuses['20']} style={{ justifySelf: 'start' }} />
          <Alert tone="warning" heading={say('Menunggu pembayaran', 'Waiting for payment')}>
            {say('Bayar sebelum 30-09-2024.', 'Pay before 30-09-2024.')}
          </Alert>
          <Button variant="primary">{say('Simpan', 'Save')}</Button>
          <Button disabled>{say('Kirim', 'Send')}</Button>
        </div>
      ))}
    </div>
  );
}
