import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';
import { DialogBody } from './dialog-body.tsx';
import { DialogCancel } from './dialog-cancel.tsx';
import { DialogFoot } from './dialog-foot.tsx';
import { DialogForm } from './dialog-form.tsx';

const meta = {
  title: 'Components/Status and messages/Dialog',
  component: Dialog,
  parameters: {
    docs: { story: { inline: false, height: '280px' } },
    anatomy: {
      parts: [
        'dialog h2',
        'dialog header button',
        'dialog header + div',
        '[data-dialog-foot]',
        '[data-dialog-foot] button:last-child',
      ],
    },
  },
  args: {
    open: true,
    heading: say('Isian belum lengkap', 'Something is missing'),
    onRequestClose: fn(),
    children: (
      <>
        <DialogBody>
          {say('Kolom Alamat belum diisi pada data permohonan.', 'Address is empty in the application data.')}
        </DialogBody>
        <DialogFoot>
          <DialogCancel>{say('Tutup', 'Close')}</DialogCancel>
          <Button variant="primary">{say('Lengkapi data', 'Complete the data')}</Button>
        </DialogFoot>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Room for a dialog that fills the window of a phone. */
const whole = { docs: { story: { height: '560px' } } };

const numbers = [
  'MSKU9070323',
  'TEMU6482100',
  'TGHU7593184',
  '',
  'HLXU8120956',
  'OOLU1988438',
  'MRKU4452105',
];

const editor = (
  <DialogForm onSubmit={(event) => event.preventDefault()}>
    <DialogBody>
      {numbers.map((number, index) => (
        <TextField
          key={number}
          code
          label={say(`Nomor Peti Kemas ${index + 1}`, `Container number ${index + 1}`)}
          defaultValue={number}
          style={{ paddingBlockEnd: 24 }}
        />
      ))}
    </DialogBody>
    <DialogFoot note={say('Isi baris 4 untuk menyimpan.', 'Fill in row 4 to save.')}>
      <DialogCancel />
      <Button variant="primary" type="submit">
        {say('Simpan', 'Save')}
      </Button>
    </DialogFoot>
  </DialogForm>
);

const editing = {
  purpose: 'edit',
  heading: say('Daftar Kontainer', 'List of containers'),
  description: say('118/SNB/IX/2024 · jumlah kontainer 7', '118/SNB/IX/2024 · 7 containers'),
  children: editor,
} as const;

/** An editor: the widest one, its body longer than the screen. */
export const Variants: Story = { args: editing, parameters: whole };

/** A confirmation before something final: the narrow one. */
export const Asks: Story = {
  args: {
    purpose: 'ask',
    heading: say('Tinggalkan halaman', 'Leave the page'),
    children: (
      <>
        <DialogBody>
          {say('Anda yakin akan meninggalkan halaman ini?', 'Are you sure that you want to leave this page?')}
        </DialogBody>
        <DialogFoot>
          <DialogCancel />
          <Button variant="primary">{say('Tinggalkan', 'Leave')}</Button>
        </DialogFoot>
      </>
    ),
  },
  play: async () => {
    await expect(screen.getByRole('button', { name: say('Batal', 'Cancel') })).toHaveFocus();
  },
};

export const TellsAndOffersTheWayOn: Story = {
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: say('Isian belum lengkap', 'Something is missing') });
    await expect(dialog).toBeVisible();
    await expect(
      screen.getByRole('button', { name: say('Lengkapi data', 'Complete the data') }),
    ).toHaveFocus();
  },
};

const emptyField = { name: say('Nomor Peti Kemas 4', 'Container number 4') };

export const StartsAtTheFirstEmptyField: Story = {
  parameters: whole,
  args: editing,
  play: async () => {
    await expect(screen.getByRole('textbox', emptyField)).toHaveFocus();
  },
};

/** Escape and × request to close; so does “Cancel”. */
export const AsksItsOwnerToClose: Story = {
  play: async ({ args }) => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await expect(args.onRequestClose).toHaveBeenCalledTimes(1);
    for (const button of screen.getAllByRole('button', { name: say('Tutup', 'Close') }))
      await userEvent.click(button);
    await expect(args.onRequestClose).toHaveBeenCalledTimes(3);
  },
};

/** With unsaved content the question is in the footer; Escape goes back to editing. */
export const GuardsUnsavedContent: Story = {
  parameters: whole,
  args: { ...editing, unsaved: true },
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog');
    const pressEscape = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
    pressEscape();
    await expect(screen.getByRole('button', { name: say('Lanjut mengisi', 'Keep editing') })).toHaveFocus();
    pressEscape();
    await expect(screen.getByRole('textbox', emptyField)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: say('Batal', 'Cancel') }));
    await expect(args.onRequestClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: say('Buang isian', 'Discard') }));
    await expect(args.onRequestClose).toHaveBeenCalledTimes(1);
  },
};
