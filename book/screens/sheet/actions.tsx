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
import { say } from '../../../packages/ui/src/testing/say.ts';
import { Cell, Cells } from './cell.tsx';

/** Buttons and what opens from them. */
export const Actions = () => (
  <Cells heading={say('Tindakan', 'Actions')}>
    <Cell
      name="Button"
      note={say('utama, sekunder, tersier, bahaya', 'primary, secondary, tertiary, danger')}
      span={7}
    >
      <div className="sheet-row">
        <Button variant="primary">{say('Simpan', 'Save')}</Button>
        <Button>{say('Batal', 'Cancel')}</Button>
        <Button variant="tertiary">{say('Kembali', 'Back')}</Button>
        <Button variant="danger">{say('Hapus', 'Delete')}</Button>
        <Button variant="danger-edge">{say('Hapus', 'Delete')}</Button>
      </div>
      <div className="sheet-row">
        <Button variant="primary" busy busyLabel={say('Menyimpan…', 'Saving…')} />
        <Button busy busyLabel={say('Memuat…', 'Loading…')} />
        <Button variant="primary" disabled>
          {say('Kirim', 'Send')}
        </Button>
        <Deletion />
      </div>
      <div className="sheet-row">
        <Button variant="primary" size="large">
          {say('Besar 48', 'Large 48')}
        </Button>
        <Button variant="primary">{say('Biasa 40', 'Medium 40')}</Button>
        <Button variant="primary" size="small">
          {say('Kecil 32', 'Small 32')}
        </Button>
        <Button size="small" icon={<Plus size={16} />}>
          {say('Tambah Dokap', 'Add document')}
        </Button>
      </div>
    </Cell>
    <Cell name="IconButton, Tooltip, Menu, Popover" note={say('selalu bernama', 'always named')} span={5}>
      <div className="sheet-row">
        <TooltipIconButton
          label={say('Unduh', 'Download')}
          icon={<Download size={16} />}
          variant="secondary"
        />
        <TooltipIconButton label="Edit" icon={<Pencil size={16} />} />
        <TooltipIconButton label={say('Hapus', 'Delete')} icon={<Trash2 size={16} />} variant="danger" />
        <TooltipIconButton label={say('Lainnya', 'Other')} icon={<Ellipsis size={16} />} />
      </div>
      <div className="sheet-row">
        <Menu label={say('Menu pengguna', 'User menu')} trigger={<Button>samudraniaga</Button>}>
          <MenuLink href="#profile" icon={<User size={16} />}>
            Profile
          </MenuLink>
          <MenuLink href="#password" icon={<KeyRound size={16} />}>
            Change Password
          </MenuLink>
          <MenuSeparator />
          <MenuItem icon={<LogOut size={16} />}>Logout</MenuItem>
        </Menu>
        <Popover
          heading={say('Tentang angka pemeriksa', 'About the check digit')}
          trigger={<Button variant="tertiary">{say('Apa ini?', 'What is this?')}</Button>}
        >
          {say(
            'Angka terakhir dihitung dari sepuluh huruf dan angka di depannya.',
            'The last digit is calculated from the ten letters and digits before it.',
          )}
        </Popover>
      </div>
    </Cell>
  </Cells>
);

function Deletion() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('Hapus data…', 'Delete data…')}</Button>
      <ConfirmDialog
        open={open}
        tone="danger"
        heading={say('Hapus data permohonan', 'Delete application')}
        question={say(
          'Anda yakin akan menghapus data ini?',
          'Are you sure that you want to delete this data?',
        )}
        thing="118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean"
        confirmLabel={say('Hapus', 'Delete')}
        busyLabel={say('Menghapus…', 'Deleting…')}
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
