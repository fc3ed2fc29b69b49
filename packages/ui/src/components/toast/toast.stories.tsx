import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { Toast } from './toast.tsx';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './toast-provider.tsx';

const meta = {
  title: 'Components/Status and messages/Toast',
  component: Toast,
  args: { children: say('Berhasil menyimpan', 'Saved'), onDismiss: fn() },
  parameters: {
    anatomy: { of: 'Parts', parts: ['svg', 'svg + span', 'button'] },
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
    await userEvent.click(canvas.getByRole('button', { name: say('Simpan', 'Save') }));
    await expect(canvas.getByRole('status')).toBe(live);
    await expect(live).toHaveTextContent(say('Berhasil menyimpan', 'Saved'));
    await userEvent.click(
      canvas.getByRole('button', { name: say('Tutup pemberitahuan', 'Close notification') }),
    );
    await expect(
      canvas.queryByRole('button', { name: say('Tutup pemberitahuan', 'Close notification') }),
    ).toBeNull();
  },
};

export const EscapeSendsItAway: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
