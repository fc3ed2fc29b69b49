import { Button, ConfirmDialog, ToastProvider, useToast } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { say } from '../../packages/ui/src/testing/say.ts';

function Deletion() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger-edge" onClick={() => setOpen(true)}>
        {say('Hapus', 'Delete')}
      </Button>
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
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          toast.show(say('Berhasil menghapus', 'Deleted'));
        }}
      />
    </>
  );
}

const meta = {
  title: 'Patterns/Confirm and undo',
  tags: ['!dev'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asked once, with the thing and the verb; then a message that it worked. */
export const Deleting: Story = {
  render: () => (
    <ToastProvider>
      <Deletion />
    </ToastProvider>
  ),
};

/** The same, played. */
export const Deleted: Story = {
  ...Deleting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Hapus', 'Delete') }));
    const dialog = await screen.findByRole('alertdialog', {
      name: say('Hapus data permohonan', 'Delete application'),
    });
    await userEvent.click(screen.getAllByRole('button', { name: say('Hapus', 'Delete') }).at(-1) ?? dialog);
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Berhasil menghapus', 'Deleted'));
  },
};
