import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Komponen/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      purpose: 'Asks once before something final, and names the thing and the verb.',
      instead: [
        'For what can be taken back ask nothing, and offer “Urungkan”.',
        'For a question with fields take Dialog.',
      ],
      keyboard: [
        ['Tab', 'Goes round between ×, “Batal” and the verb'],
        ['Enter, Space', 'Take the button that has the focus; it starts on “Batal”'],
        ['Escape', 'Decides against it; not while the action is under way'],
      ],
      good: [
        'Say the action in the heading, the documented question in the body, and the verb on the button.',
        'Name the thing in `thing`, as people know it.',
        'Pass the refusal of the server as `error`: the dialog stays and can be tried again.',
      ],
      bad: [
        'Do not take `danger` where nothing is lost.',
        'Do not ask about something that the server will ask about again.',
      ],
      spoken: [
        'An alert dialog: heading, question and thing are read when it opens, an error as soon as it comes.',
      ],
      messages: ['dialog', 'common', 'button'],
    } satisfies ComponentGuide,
  },
  args: {
    open: true,
    heading: 'Kirim permohonan',
    question: 'Anda yakin akan mengirim permohonan ini?',
    thing: '118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean',
    confirmLabel: 'Kirim',
    busyLabel: 'Mengirim…',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const deletion = {
  heading: 'Hapus data permohonan',
  question: 'Anda yakin akan menghapus data ini?',
  confirmLabel: 'Hapus',
  busyLabel: 'Menghapus…',
  tone: 'danger',
} as const;

/** A deletion that the server refused. The one visual snapshot. */
export const Variants: Story = {
  args: {
    ...deletion,
    error: 'Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.',
  },
};

export const Deletes: Story = {
  args: deletion,
  play: async ({ args }) => {
    const question = screen.getByRole('alertdialog', { name: 'Hapus data permohonan' });
    await expect(question).toHaveAccessibleDescription(/118\/SNB\/IX\/2024/);
    await expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** While the server works, nothing closes the dialog and nothing is sent twice. */
export const WaitsWhileBusy: Story = {
  args: { ...deletion, busy: true },
  play: async ({ args }) => {
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Menghapus…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
