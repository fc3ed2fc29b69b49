import { Button } from '@pabean/ui';
import { createRoot } from 'react-dom/client';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

createRoot(document.body).render(
  <main>
    {variants.map((variant) => (
      <p key={variant}>
        <Button variant={variant}>Simpan</Button>
        <Button variant={variant} size="small" disabled>
          Hapus
        </Button>
        <Button variant={variant} busy>
          Kirim
        </Button>
      </p>
    ))}
  </main>,
);
