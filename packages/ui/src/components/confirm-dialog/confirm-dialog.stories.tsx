import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Components/Status and messages/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: { story: { inline: false, height: '300px' } },
    anatomy: {
      parts: [
        'dialog h2',
        'dialog header button',
        'dialog p',
        'dialog p + p',
        '[data-dialog-foot] button:last-child',
        '[data-dialog-cancel]',
      ],
    },
  },
  args: {
    open: true,
    heading: say('Kirim permohonan', 'Send the application'),
    question: say(
      'Anda yakin akan mengirim permohonan ini?',
      'Are you sure that you want to send this application?',
    ),
    thing: '118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean',
    confirmLabel: say('Kirim', 'Send'),
    busyLabel: say('Mengirim…', 'Sending…'),
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const deletion = {
  heading: say('Hapus data permohonan', 'Delete application'),
  question: say('Anda yakin akan menghapus data ini?', 'Are you sure that you want to delete this data?'),
  confirmLabel: say('Hapus', 'Delete'),
  busyLabel: say('Menghapus…', 'Deleting…'),
  tone: 'danger',
} as const;

/** A deletion that the server refused. */
export const Variants: Story = {
  args: {
    ...deletion,
    error: say(
      'Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.',
      'The application has been sent, so it cannot be changed or deleted.',
    ),
  },
};

export const Deletes: Story = {
  args: deletion,
  play: async ({ args }) => {
    const question = screen.getByRole('alertdialog', {
      name: say('Hapus data permohonan', 'Delete application'),
    });
    await expect(question).toHaveAccessibleDescription(/118\/SNB\/IX\/2024/);
    await expect(screen.getByRole('button', { name: say('Batal', 'Cancel') })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: say('Hapus', 'Delete') }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** While the request is in progress nothing closes the dialog and nothing is sent twice. */
export const WaitsWhileBusy: Story = {
  args: { ...deletion, busy: true },
  play: async ({ args }) => {
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('button', { name: say('Menghapus…', 'Deleting…') }));
    await userEvent.click(screen.getByRole('button', { name: say('Tutup', 'Close') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
