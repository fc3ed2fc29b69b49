import { Button, ConfirmDialog, Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Pola/Dialog',
  tags: ['!dev', '!autodocs'],
  parameters: { docs: { story: { inline: false, height: '340px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** Ask: 440 px, the focus on Batal. */
export const Ask: Story = {
  render: () => (
    <ConfirmDialog
      open
      heading="Kirim data"
      question="Anda yakin akan mengirim data ini?"
      thing="118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean"
      confirmLabel="Kirim"
      busyLabel="Mengirim…"
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
};

/** Tell: 560 px, the focus on the way on. */
export const Tell: Story = {
  render: () => (
    <Dialog open heading="Hasil Validasi" onRequestClose={nothing}>
      <DialogBody>Permohonan belum dikirim. Kolom Alamat belum diisi pada data permohonan.</DialogBody>
      <DialogFoot>
        <DialogCancel>Tutup</DialogCancel>
        <Button variant="primary">Lengkapi</Button>
      </DialogFoot>
    </Dialog>
  ),
};
