import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardPaste, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { containers, Rows } from './sticky-toolbar.examples.tsx';
import { StickyToolbar } from './sticky-toolbar.tsx';

const meta = {
  title: 'Components/Actions/StickyToolbar',
  component: StickyToolbar,
  args: {
    label: say('Daftar Kontainer', 'List of containers'),
    count: say('5 baris terisi', '5 rows filled'),
    actions: (
      <>
        <Button size="small" variant="tertiary" icon={<ClipboardPaste size={16} />}>
          {say('Tempel', 'Paste')}
        </Button>
        <Button size="small" variant="tertiary" icon={<Download size={16} />}>
          {say('Templat', 'Template')}
        </Button>
      </>
    ),
    selectionActions: (
      <Button size="small" icon={<Trash2 size={16} />}>
        {say('Hapus', 'Delete')}
      </Button>
    ),
    onClearSelection: fn(),
    children: <Rows chosen={[]} />,
  },
  parameters: {
    anatomy: { parts: ['fieldset', 'fieldset p:not([role])', 'fieldset > div > div', 'ul'] },
  },
} satisfies Meta<typeof StickyToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The whole list, selected rows, and the bar only with a count. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <StickyToolbar {...args}>
        <Rows rows={containers.slice(0, 2)} chosen={[]} />
      </StickyToolbar>
      <StickyToolbar {...args} label={say('Daftar dengan pilihan', 'List with a selection')} selected={2}>
        <Rows rows={containers.slice(0, 2)} chosen={containers} />
      </StickyToolbar>
      <StickyToolbar
        label={say('Daftar tanpa tindakan', 'List without actions')}
        count={say('126 baris', '126 rows')}
      >
        <Rows rows={containers.slice(2, 4)} chosen={[]} />
      </StickyToolbar>
    </div>
  ),
};

function Selectable(args: Parameters<typeof StickyToolbar>[0]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (row: string) =>
    setChosen((before) => (before.includes(row) ? before.filter((each) => each !== row) : [...before, row]));
  return (
    <StickyToolbar {...args} selected={chosen.length} onClearSelection={() => setChosen([])}>
      <Rows chosen={chosen} onToggle={toggle} />
    </StickyToolbar>
  );
}

/** Selecting changes the bar and is announced; × clears the selection, and the focus is not lost. */
export const SelectsByKeyboard: Story = {
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas }) => {
    const live = canvas.getByRole('status');
    await expect(live).toHaveTextContent('');
    canvas.getByRole('checkbox', { name: 'MSKU9070323' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(live).toHaveTextContent(say('2 dipilih', '2 selected'));
    await expect(canvas.queryByRole('button', { name: say('Tempel', 'Paste') })).toBeNull();
    await expect(canvas.getByRole('button', { name: say('Hapus', 'Delete') })).toBeVisible();
    canvas.getByRole('button', { name: say('Batalkan pilihan', 'Clear the selection') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('group', { name: say('Daftar Kontainer', 'List of containers') }),
    ).toHaveFocus();
    await expect(canvas.getByRole('button', { name: say('Tempel', 'Paste') })).toBeVisible();
  },
};

/** The bar stays visible while the list scrolls, and does not hide focused rows. */
export const StaysInSight: Story = {
  decorators: [
    (Story) => (
      <section aria-label={say('Lembar', 'Sheet')} style={{ blockSize: 200, overflowY: 'auto' }}>
        <Story />
        <div style={{ blockSize: 400 }} />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: say('Lembar', 'Sheet') });
    const bar = canvas.getByRole('group', { name: say('Daftar Kontainer', 'List of containers') });
    sheet.scrollTop = 140;
    await expect(Math.round(bar.getBoundingClientRect().top)).toBe(
      Math.round(sheet.getBoundingClientRect().top),
    );
    const row = canvas.getByRole('checkbox', { name: 'TEMU6482100' });
    row.focus();
    await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
  },
};
