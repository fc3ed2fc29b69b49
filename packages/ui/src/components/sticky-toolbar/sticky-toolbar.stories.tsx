import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardPaste, Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { StickyToolbar } from './sticky-toolbar.tsx';

const containers = ['MSKU9070323', 'TEMU6482100', 'TGHU7593184', 'CMAU0345671', 'HLXU8120956'];

interface RowsProps {
  chosen: readonly string[];
  onToggle?: (row: string) => void;
  rows?: readonly string[];
}

function Rows({ chosen, onToggle, rows = containers }: RowsProps) {
  return (
    <ul style={{ display: 'grid', gap: 12, padding: 16 }}>
      {rows.map((row) => (
        <li key={row}>
          <Checkbox label={row} checked={chosen.includes(row)} onChange={() => onToggle?.(row)} />
        </li>
      ))}
    </ul>
  );
}

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
    guide: {
      purpose:
        'The bar of a list or editor that is longer than the screen: how much there is, what can be done, and what can be done about the rows that are selected.',
      instead: [
        'For search, filters and order, use FilterToolbar, which scrolls away with the head of the page.',
        'For the actions of a form, use ActionBar, at its foot.',
      ],
      anatomy: {
        parts: [
          ['Bar', 'fieldset', 'Stays in sight while the list scrolls, and leaves with its end.'],
          [
            'Count',
            'fieldset p:not([role])',
            'How much there is. While rows are selected, their number stands there instead.',
          ],
          [
            'Actions',
            'fieldset > div > div',
            'What can be done about the whole list, or about the selected rows. Leave them out where there is nothing to do.',
          ],
          ['List', 'ul', 'The one list that the bar belongs to.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes through the buttons of the bar and on to the list'],
        ['Enter, Space', 'On × selects nothing any more; the focus stays with the bar'],
      ],
      pairs: [
        {
          good: {
            says: 'The bar has what can be done now; what needs selected rows comes with them.',
            shows: () => (
              <StickyToolbar
                label={say('Kontainer', 'Containers')}
                count={say('126 baris', '126 rows')}
                actions={<Button size="small">{say('Tempel', 'Paste')}</Button>}
              >
                <Rows rows={containers.slice(0, 2)} chosen={[]} />
              </StickyToolbar>
            ),
          },
          bad: {
            says: '“Hapus” takes room though no row is selected, and does nothing.',
            shows: () => (
              <StickyToolbar
                label={say('Kontainer', 'Containers')}
                count={say('126 baris', '126 rows')}
                actions={
                  <>
                    <Button size="small">{say('Tempel', 'Paste')}</Button>
                    <Button size="small" disabled>
                      {say('Hapus', 'Delete')}
                    </Button>
                  </>
                }
              >
                <Rows rows={containers.slice(0, 2)} chosen={[]} />
              </StickyToolbar>
            ),
          },
        },
      ],
      good: [
        'Put only this one list into it: the bar leaves with its end.',
        'Pass `selected` and `onClearSelection` together.',
        'After an action on selected rows put the focus where people go on: the list, or what it says now.',
      ],
      bad: [
        'Do not put more into it than one line holds on a desk: heads of tables inside stick 56 px below its upper edge.',
        'Do not put one into another.',
      ],
      spoken: [
        'The bar is a group named by `label`; how many rows are selected is announced politely on each change.',
        'Rows that take the focus scroll clear of the bar.',
      ],
      messages: ['stickyToolbar'],
    } satisfies ComponentGuide,
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
    await expect(live).toHaveTextContent('2 dipilih');
    await expect(canvas.queryByRole('button', { name: 'Tempel' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Hapus' })).toBeVisible();
    canvas.getByRole('button', { name: 'Batalkan pilihan' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Daftar Kontainer' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Tempel' })).toBeVisible();
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
    const sheet = canvas.getByRole('region', { name: 'Lembar' });
    const bar = canvas.getByRole('group', { name: 'Daftar Kontainer' });
    sheet.scrollTop = 140;
    await expect(Math.round(bar.getBoundingClientRect().top)).toBe(
      Math.round(sheet.getBoundingClientRect().top),
    );
    const row = canvas.getByRole('checkbox', { name: 'TEMU6482100' });
    row.focus();
    await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
  },
};
