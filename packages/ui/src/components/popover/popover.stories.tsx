import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark, Settings2 } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { opened } from '../../testing/opened.tsx';
import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Switch } from '../switch/index.ts';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Components/Actions/Popover',
  component: Popover,
  decorators: [opened()],
  args: {
    heading: say('Nomor pengajuan', 'Application number'),
    trigger: (
      <Button icon={<CircleQuestionMark size={16} />}>{say('Nomor pengajuan', 'Application number')}</Button>
    ),
    children: (
      <p>
        {say(
          '26 angka: kode kantor, kode perusahaan, tanggal, dan nomor urut pada hari itu.',
          '26 digits: code of the office, code of the company, date, and the serial number of that day.',
        )}
      </p>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    anatomy: {
      of: 'Parts',
      parts: ['button', 'h2', '[role="dialog"] button', '[role="dialog"]', '[role="dialog"] p'],
    },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the middle of its page, with a few lines. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 'max(0px, 50% - 190px)' }}>
        <Story />
      </div>
    ),
  ],
};

const openIt = async () => {
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
};

const settings = (
  <div style={{ display: 'grid', gap: 8 }}>
    <Switch label={say('Baris rapat', 'Compact rows')} defaultChecked />
    <Switch label={say('Tampilkan yang dibatalkan', 'Show cancelled ones')} />
    <Switch
      label={say('Kolom petugas', 'Officer column')}
      reason={say('Hanya untuk petugas kantor.', 'For officers only.')}
    />
  </div>
);

/** Open with controls, aligned with the end of its button. */
export const Variants: Story = {
  parameters: { docs: { story: { height: '320px' } } },
  args: {
    heading: say('Tampilan daftar', 'Display of the list'),
    trigger: (
      <IconButton
        variant="secondary"
        label={say('Tampilan daftar', 'Display of the list')}
        icon={<Settings2 size={16} />}
      />
    ),
    align: 'end',
    children: settings,
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 280 }}>
      <Popover {...args} />
    </div>
  ),
  play: openIt,
};

const named = { name: say('Nomor pengajuan', 'Application number') };

export const EscapeGivesTheFocusBack: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', named)).toHaveFocus());
    await expect(screen.getByRole('button', named)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', named)).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Tab moves from the button into the panel and through it. */
export const TabGoesThroughThePanel: Story = {
  args: {
    heading: say('Tampilan daftar', 'Display of the list'),
    trigger: <Button>{say('Tampilan daftar', 'Display of the list')}</Button>,
    children: settings,
  },
  play: async () => {
    await openIt();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: say('Tutup', 'Close') })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('switch', { name: say('Baris rapat', 'Compact rows') })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('switch', { name: say('Baris rapat', 'Compact rows') })).not.toBeChecked();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
