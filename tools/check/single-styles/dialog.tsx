import { Button, Dialog, DialogBody, DialogCancel, DialogFoot, TextField } from '@pabean/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <Dialog open heading="Isian belum lengkap" description="Data permohonan" onRequestClose={() => undefined}>
    <DialogBody>
      Kolom Alamat belum diisi pada data permohonan.
      <TextField label="Alamat" error="Alamat wajib diisi." required />
    </DialogBody>
    <DialogFoot>
      <DialogCancel>Tutup</DialogCancel>
      <Button variant="primary">Lengkapi data</Button>
    </DialogFoot>
  </Dialog>,
);
