import {
  Button,
  Combobox,
  DateField,
  Dialog,
  DialogBody,
  IconButton,
  Menu,
  MenuItem,
  Popover,
  Tooltip,
} from '@pabean/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const countries = ['Belanda', 'Indonesia', 'Jepang', 'Singapura'].map((label) => ({ value: label, label }));

/** A popup of each kind above a box that covers what lies in the page's order. */
function Popups() {
  const [done, setDone] = useState('');
  return (
    <div style={{ display: 'grid', gap: 8, inlineSize: 400 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <Menu label="Tindakan" trigger={<Button>Lainnya</Button>}>
          <MenuItem onClick={() => setDone('Diunduh')}>Unduh</MenuItem>
          <MenuItem>Arsipkan</MenuItem>
        </Menu>
        <Popover heading="Arti status" trigger={<Button>Arti status</Button>}>
          Permohonan sedang diteliti.
        </Popover>
        <Tooltip text="Hapus permohonan">
          <IconButton label="Hapus" icon="×" />
        </Tooltip>
        {done}
      </div>
      <Combobox label="Negara" options={countries} />
      <DateField label="Tanggal" />
      <div style={{ position: 'relative', zIndex: 10, blockSize: 320, background: 'white' }} />
    </div>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: 16 }}>
      <h1>Permohonan</h1>
      <Button onClick={() => setOpen(true)}>Ubah</Button>
      <Popups />
      {open && (
        <Dialog open heading="Ubah dokap" onRequestClose={() => setOpen(false)}>
          <DialogBody>
            <Popups />
          </DialogBody>
        </Dialog>
      )}
    </main>
  );
}

const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<Page />);
