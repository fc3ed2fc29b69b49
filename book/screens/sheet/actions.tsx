import {
  Button,
  ConfirmDialog,
  Menu,
  MenuItem,
  MenuLink,
  MenuSeparator,
  Popover,
  TooltipIconButton,
} from '@pabean/ui';
import { Download, Ellipsis, KeyRound, LogOut, Pencil, Plus, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { Cell, Cells } from './cell.tsx';

/** Buttons and what opens from them. */
export const Actions = () => (
  <Cells heading="Tindakan">
    <Cell name="Button" note="utama, sekunder, tersier, bahaya" span={7}>
      <div className="sheet-row">
        <Button variant="primary">Simpan</Button>
        <Button>Batal</Button>
        <Button variant="tertiary">Kembali</Button>
        <Button variant="danger">Hapus</Button>
        <Button variant="danger-edge">Hapus</Button>
      </div>
      <div className="sheet-row">
        <Button variant="primary" busy busyLabel="Menyimpan…" />
        <Button busy busyLabel="Memuat…" />
        <Button variant="primary" disabled>
          Kirim
        </Button>
        <Deletion />
      </div>
      <div className="sheet-row">
        <Button variant="primary" size="large">
          Besar 48
        </Button>
        <Button variant="primary">Biasa 40</Button>
        <Button variant="primary" size="small">
          Kecil 32
        </Button>
        <Button size="small" icon={<Plus size={16} />}>
          Tambah Dokap
        </Button>
      </div>
    </Cell>
    <Cell name="IconButton, Tooltip, Menu, Popover" note="selalu bernama" span={5}>
      <div className="sheet-row">
        <TooltipIconButton label="Unduh" icon={<Download size={16} />} variant="secondary" />
        <TooltipIconButton label="Edit" icon={<Pencil size={16} />} />
        <TooltipIconButton label="Hapus" icon={<Trash2 size={16} />} variant="danger" />
        <TooltipIconButton label="Lainnya" icon={<Ellipsis size={16} />} />
      </div>
      <div className="sheet-row">
        <Menu label="Menu pengguna" trigger={<Button>samudraniaga</Button>}>
          <MenuLink href="#profile" icon={<User size={16} />}>
            Profile
          </MenuLink>
          <MenuLink href="#password" icon={<KeyRound size={16} />}>
            Change Password
          </MenuLink>
          <MenuSeparator />
          <MenuItem icon={<LogOut size={16} />}>Logout</MenuItem>
        </Menu>
        <Popover heading="Tentang angka pemeriksa" trigger={<Button variant="tertiary">Apa ini?</Button>}>
          Angka terakhir dihitung dari sepuluh huruf dan angka di depannya.
        </Popover>
      </div>
    </Cell>
  </Cells>
);

function Deletion() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Hapus data…</Button>
      <ConfirmDialog
        open={open}
        tone="danger"
        heading="Hapus data permohonan"
        question="Anda yakin akan menghapus data ini?"
        thing="118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean"
        confirmLabel="Hapus"
        busyLabel="Menghapus…"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
