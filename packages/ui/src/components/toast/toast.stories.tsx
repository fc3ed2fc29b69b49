import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/button.tsx';
import { Toast } from './toast.tsx';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './toast-provider.tsx';

const meta = {
  title: 'Components/Status and messages/Toast',
  component: Toast,
  args: { children: say('Berhasil menyimpan', 'Saved'), onDismiss: fn() },
  parameters: {
    guide: {
      purpose:
        'Says in passing that something worked: “Berhasil menyimpan”. Pages show it through `useToast`.',
      instead: [
        'For what failed, or must still be known in a minute, use Alert in its place on the page.',
        'For errors in fields, use ErrorSummary.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Icon', 'svg', 'Always the one for success.'],
          ['Words', 'svg + span', 'What worked, in the documented words.'],
          ['Dismiss', 'button', 'Sends it away at once. An `action` takes its place.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to × or the action; while the focus is on the toast it stays'],
        ['Escape', 'On the toast dismisses it'],
        ['Enter, Space', 'On × dismisses it; on the action carries it out and dismisses it'],
      ],
      pairs: [
        {
          good: {
            says: 'A failure stays in its place on the page.',
            shows: () => <Alert tone="danger" heading={say('Gagal menyimpan', 'Could not be saved')} />,
          },
          bad: {
            says: 'As a toast it looks like success, and is gone after six seconds.',
            shows: () => (
              <Toast onDismiss={() => undefined}>{say('Gagal menyimpan', 'Could not be saved')}</Toast>
            ),
          },
        },
        {
          good: {
            says: 'The number stands on the page; the toast only says that it worked.',
            shows: () => (
              <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
                <p>{say('Nomor pengajuan:', 'Application number:')} 118/SNB/IX/2024</p>
                <Toast onDismiss={() => undefined}>
                  {say('Berhasil mengirim permohonan', 'The application was sent')}
                </Toast>
              </div>
            ),
          },
          bad: {
            says: 'The number stands in the toast alone, and leaves with it.',
            shows: () => (
              <Toast onDismiss={() => undefined}>
                {say(
                  'Berhasil mengirim permohonan, nomor 118/SNB/IX/2024',
                  'The application was sent, number 118/SNB/IX/2024',
                )}
              </Toast>
            ),
          },
        },
      ],
      good: [
        'Put one ToastProvider around the app: its live region is there from the first paint.',
        'Use the documented words of what worked.',
        'Offer an action only where it leads on, such as “Buka”, and where the page offers it too.',
      ],
      bad: ['Do not take the focus to it.'],
      spoken: [
        'The words are announced politely; the same words again are announced again.',
        '`announce` of useToast says something without showing it, such as how many rows were found.',
        'The six seconds start again when pointer and focus leave.',
      ],
      messages: ['toast'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a text longer than a line, and space on both sides. */
export const Parts: Story = {
  args: {
    children: say(
      'Berhasil menghapus Surat Kuasa PPJK dari permohonan yang belum dikirim',
      'The power of attorney was deleted from the application that is not sent yet',
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
};

/** With ×, with an action, and with a text longer than a line. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Toast {...args} />
      <Toast {...args} action={{ label: say('Buka', 'Open'), onAction: fn() }}>
        {say('Berhasil meng-upload dokumen', 'The document was uploaded')}
      </Toast>
      <Toast {...args}>
        {say(
          'Berhasil menghapus Surat Kuasa PPJK dari permohonan 118/SNB/IX/2024',
          'The power of attorney was deleted from application 118/SNB/IX/2024',
        )}
      </Toast>
    </div>
  ),
};

function SaveButton() {
  const toast = useToast();
  return (
    <Button onClick={() => toast.show(say('Berhasil menyimpan', 'Saved'))}>{say('Simpan', 'Save')}</Button>
  );
}

export const SaysThatItWorked: Story = {
  render: () => (
    <ToastProvider>
      <SaveButton />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    const live = canvas.getByRole('status');
    await expect(live).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(canvas.getByRole('status')).toBe(live);
    await expect(live).toHaveTextContent('Berhasil menyimpan');
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup pemberitahuan' }));
    await expect(canvas.queryByRole('button', { name: 'Tutup pemberitahuan' })).toBeNull();
  },
};

export const EscapeSendsItAway: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
