import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Navigation and data/Pagination',
  component: Pagination,
  args: { page: 1, size: 10, total: 48, onPageChange: fn(), onSizeChange: fn() },
  parameters: {
    anatomy: { of: 'Parts', parts: ['p', 'p + div', 'nav button', '[aria-current="page"]'] },
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a narrow column, where the page buttons take a line of their own. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 330, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};

/**
 * The first, the middle and the last of few pages; the middle of many; a single page; without a choice of page size.
 */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Pagination {...args} />
      <Pagination {...args} page={3} list={say('Pengajuan', 'Applications')} />
      <Pagination {...args} page={5} list={say('Laporan', 'Report')} />
      <Pagination {...args} page={40} total={1204} list={say('Dokumen', 'Documents')} />
      <Pagination {...args} total={3} list={say('Catatan', 'Notes')} />
      <Pagination {...args} page={2} total={31} onSizeChange={undefined} list={say('Manifes', 'Manifest')} />
    </div>
  ),
};

/** On the last page the focus stays on the button that was clicked. */
export const KeepsTheFocusAtTheEnd: Story = {
  args: { total: 15 },
  render: (args) => {
    const [page, setPage] = useState(1);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: say('Berikutnya', 'Next') });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};
