import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { row } from './button.examples.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

const rows = { display: 'grid', gap: 16 } as const;

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: say('Simpan', 'Save'), onClick: fn() },
  parameters: {
    anatomy: { of: 'Parts', parts: ['svg', 'button::text', 'button + button'] },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'primary' } };

/** One with an icon before its text, and a primary one. */
export const Parts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'center' }}>
      <Button icon={<Plus size={16} />}>{say('Tambah Pengajuan', 'Add application')}</Button>
      <Button variant="primary">{say('Kirim', 'Send')}</Button>
    </div>
  ),
};

/** Every variant, size and state. */
export const Variants: Story = {
  render: () => (
    <div style={rows}>
      <div style={row}>
        <Button variant="primary">{say('Simpan', 'Save')}</Button>
        <Button>{say('Batal', 'Cancel')}</Button>
        <Button variant="tertiary">{say('Kembali', 'Back')}</Button>
        <Button variant="quiet">{say('Detail', 'Details')}</Button>
        <Button variant="danger">{say('Hapus', 'Delete')}</Button>
        <Button variant="danger-edge">{say('Hapus', 'Delete')}</Button>
      </div>
      <div style={row}>
        <Button variant="primary" data-posed="hover">
          Hover
        </Button>
        <Button data-posed="hover">Hover</Button>
        <Button variant="tertiary" data-posed="hover">
          Hover
        </Button>
        <Button variant="quiet" data-posed="hover">
          Hover
        </Button>
        <Button variant="danger" data-posed="hover">
          Hover
        </Button>
        <Button variant="danger-edge" data-posed="hover">
          Hover
        </Button>
      </div>
      <div style={row}>
        <Button variant="primary" data-posed="active">
          {say('Ditekan', 'Pressed')}
        </Button>
        <Button variant="primary" data-posed="focus-visible">
          {say('Fokus', 'Focus')}
        </Button>
        <Button data-posed="focus-visible">{say('Fokus', 'Focus')}</Button>
        <Button variant="primary" busy busyLabel={say('Menyimpan…', 'Saving…')} />
        <Button busy busyLabel={say('Memuat…', 'Loading…')} />
      </div>
      <div style={row}>
        <Button variant="primary" aria-disabled aria-describedby="sebab">
          {say('Kirim', 'Send')}
        </Button>
        <span id="sebab">{say('Lengkapi 2 dokumen dulu.', 'Complete 2 documents first.')}</span>
      </div>
      <div style={row}>
        <Button variant="primary" size="large">
          {say('Besar 48', 'Large 48')}
        </Button>
        <Button variant="primary">{say('Biasa 40', 'Medium 40')}</Button>
        <Button variant="primary" size="small">
          {say('Kecil 32', 'Small 32')}
        </Button>
        <Button size="small" icon={<Plus size={16} />}>
          {say('Tambah Dokap', 'Add document')}
        </Button>
        <ButtonLink href="#pengajuan" variant="primary" icon={<Plus size={16} />}>
          {say('Tambah Pengajuan', 'Add application')}
        </ButtonLink>
      </div>
      <div style={row}>
        <IconButton label={say('Unduh', 'Download')} icon={<Download size={16} />} variant="secondary" />
        <IconButton label="Edit" icon={<Pencil size={16} />} />
        <IconButton label={say('Hapus', 'Delete')} icon={<Trash2 size={16} />} variant="danger" />
        <IconButton label="Hover" icon={<Pencil size={16} />} data-posed="hover" />
        <IconButton
          label={say('Hapus, hover', 'Delete, hover')}
          icon={<Trash2 size={16} />}
          variant="danger"
          data-posed="hover"
        />
        <IconButton
          label={say('Lainnya', 'Other')}
          icon={<Ellipsis size={16} />}
          data-posed="focus-visible"
        />
        <IconButton
          label={say('Tidak dapat diunduh', 'Cannot be downloaded')}
          icon={<Download size={16} />}
          aria-disabled
        />
        <IconButton
          label={say('Kecil', 'Small')}
          icon={<Pencil size={16} />}
          size="small"
          variant="secondary"
        />
      </div>
      <Button block>{say('Selebar kolom', 'As wide as the column')}</Button>
    </div>
  ),
  decorators: [posed()],
};

export const AnswersTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say('Simpan', 'Save') })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A second click while the first is in progress does nothing, and the focus stays. */
export const IgnoresClicksWhileBusy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: say('Menyimpan…', 'Saving…') },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: say('Menyimpan…', 'Saving…') });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** It can be focused and is described by the reason beside it, but does not act. */
export const SaysWhyItCannotAct: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary" aria-disabled aria-describedby="sebab">
        {say('Kirim', 'Send')}
      </Button>
      <span id="sebab">{say('Lengkapi 2 dokumen dulu.', 'Complete 2 documents first.')}</span>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: say('Kirim', 'Send') });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(
      say('Lengkapi 2 dokumen dulu.', 'Complete 2 documents first.'),
    );
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
