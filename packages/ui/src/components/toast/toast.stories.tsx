import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Toast } from './toast.tsx';
import { useToast } from './toast-context.ts';
import { ToastProvider } from './toast-provider.tsx';

const meta = {
  title: 'Komponen/Toast',
  component: Toast,
  args: { children: 'Berhasil menyimpan', onDismiss: fn() },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With × and with an action; the one visual snapshot. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Toast {...args} />
      <Toast {...args} action={{ label: 'Buka', onAction: fn() }}>
        Berhasil meng-upload dokumen
      </Toast>
    </div>
  ),
};

function SaveButton() {
  const toast = useToast();
  return <Button onClick={() => toast.show('Berhasil menyimpan')}>Simpan</Button>;
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
