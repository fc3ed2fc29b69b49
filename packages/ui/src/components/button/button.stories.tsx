import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Komponen/Button',
  component: Button,
  args: { children: 'Simpan', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'primary' } };

/** Every weight, size and state; the one visual snapshot. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button variant="primary">Simpan</Button>
      <Button>Batal</Button>
      <Button variant="tertiary">Kembali</Button>
      <Button variant="quiet" size="small">
        Detail
      </Button>
      <Button variant="danger">Hapus</Button>
      <Button variant="primary" busy busyLabel="Menyimpan…">
        Simpan
      </Button>
      <Button variant="primary" disabled>
        Kirim
      </Button>
      <Button variant="primary" size="large">
        Besar 48
      </Button>
      <Button size="small" icon={<Plus size={16} />}>
        Tambah Dokap
      </Button>
      <ButtonLink href="#pengajuan" variant="primary" icon={<Plus size={16} />}>
        Tambah Pengajuan
      </ButtonLink>
      <IconButton label="Unduh" icon={<Download size={16} />} variant="secondary" />
      <IconButton label="Hapus" icon={<Trash2 size={16} />} variant="danger" size="small" />
    </div>
  ),
};

export const AnswersTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Simpan' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A second click while the first is under way does nothing, and the focus stays. */
export const IgnoresClicksWhileBusy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Menyimpan…' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menyimpan…' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
