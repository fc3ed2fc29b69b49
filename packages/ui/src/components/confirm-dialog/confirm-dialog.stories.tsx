import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { Panel } from '../panel/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Components/Status and messages/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: { story: { inline: false, height: '300px' } },
    guide: {
      purpose: 'Asks once before something final, and names the thing and the verb.',
      instead: [
        'For what can be undone, ask nothing, and offer “Urungkan”.',
        'For a question with fields, use Dialog.',
      ],
      anatomy: {
        parts: [
          ['Heading', 'dialog h2', 'The action as a title. It names the dialog.'],
          ['Close', 'dialog header button', 'Decides against it, as “Batal” does.'],
          ['Question', 'dialog p', 'The documented question, in one sentence.'],
          [
            'Thing',
            'dialog p + p',
            'What it is about, by its name. Leave it out only where there is a single thing.',
          ],
          ['Verb', '[data-dialog-foot] button:last-child', 'Carries it out; red where something is lost.'],
          ['Cancel', '[data-dialog-cancel]', 'Has the focus first, so that Enter by mistake does no harm.'],
        ],
      },
      keyboard: [
        ['Tab', 'Moves between ×, “Batal” and the verb'],
        ['Enter, Space', 'Press the button that has the focus; it starts on “Batal”'],
        ['Escape', 'Decides against it; not while the action is under way'],
      ],
      pairs: [
        {
          good: {
            says: '`thing` names it as people know it.',
            shows: () => (
              <Panel>
                <div style={{ display: 'grid', gap: 12 }}>
                  <p>
                    {say(
                      'Anda yakin akan menghapus data ini?',
                      'Are you sure that you want to delete this data?',
                    )}
                  </p>
                  <p>118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean</p>
                  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
                    <Button>{say('Batal', 'Cancel')}</Button>
                    <Button variant="danger">{say('Hapus', 'Delete')}</Button>
                  </div>
                </div>
              </Panel>
            ),
          },
          bad: {
            says: 'Nobody can check which data is meant.',
            shows: () => (
              <Panel>
                <div style={{ display: 'grid', gap: 12 }}>
                  <p>
                    {say(
                      'Anda yakin akan menghapus data ini?',
                      'Are you sure that you want to delete this data?',
                    )}
                  </p>
                  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
                    <Button>{say('Batal', 'Cancel')}</Button>
                    <Button variant="danger">{say('Hapus', 'Delete')}</Button>
                  </div>
                </div>
              </Panel>
            ),
          },
        },
        {
          good: {
            says: 'Nothing is lost by sending: the button has the usual colour.',
            shows: () => (
              <Panel>
                <div style={{ display: 'grid', gap: 12 }}>
                  <p>
                    {say(
                      'Anda yakin akan mengirim permohonan ini?',
                      'Are you sure that you want to send this application?',
                    )}
                  </p>
                  <p>118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean</p>
                  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
                    <Button>{say('Batal', 'Cancel')}</Button>
                    <Button variant="primary">{say('Kirim', 'Send')}</Button>
                  </div>
                </div>
              </Panel>
            ),
          },
          bad: {
            says: 'Red warns of a loss that does not happen.',
            shows: () => (
              <Panel>
                <div style={{ display: 'grid', gap: 12 }}>
                  <p>
                    {say(
                      'Anda yakin akan mengirim permohonan ini?',
                      'Are you sure that you want to send this application?',
                    )}
                  </p>
                  <p>118/SNB/IX/2024 · Pembongkaran di luar Kawasan Pabean</p>
                  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
                    <Button>{say('Batal', 'Cancel')}</Button>
                    <Button variant="danger">{say('Kirim', 'Send')}</Button>
                  </div>
                </div>
              </Panel>
            ),
          },
        },
      ],
      good: [
        'Say the action in the heading, the documented question in the body, and the verb on the button.',

        'Pass the refusal of the server as `error`: the dialog stays and can be tried again.',
      ],
      bad: ['Do not ask about something that the server will ask about again.'],
      spoken: [
        'An alert dialog: heading, question and thing are read when it opens, an error as soon as it comes.',
      ],
      messages: ['dialog', 'common', 'button'],
    } satisfies ComponentGuide,
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
    const question = screen.getByRole('alertdialog', { name: 'Hapus data permohonan' });
    await expect(question).toHaveAccessibleDescription(/118\/SNB\/IX\/2024/);
    await expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** While the request is in progress nothing closes the dialog and nothing is sent twice. */
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
