import { Alert, Button, StatusBadge, TextField } from '@pabean/ui';

const themes = ['light', 'dark', 'contrast'] as const;

/** The same states, once in each theme. */
export function InEveryTheme() {
  return (
    <div className="book-themes sb-unstyled">
      {themes.map((theme) => (
        <div key={theme} data-theme={theme}>
          <p>{theme}</p>
          <TextField
            label="NPWP Kuasa"
            code
            defaultValue="021345678215000"
            error="NPWP Kuasa harus 16 digit"
          />
          <StatusBadge code="20" label="Dikirim" style={{ justifySelf: 'start' }} />
          <Alert tone="warning" heading="Menunggu pembayaran">
            Bayar sebelum 30-09-2024.
          </Alert>
          <Button variant="primary">Simpan</Button>
          <Button disabled>Kirim</Button>
        </div>
      ))}
    </div>
  );
}
