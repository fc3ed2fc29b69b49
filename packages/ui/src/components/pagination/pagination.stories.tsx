import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Komponen/Pagination',
  component: Pagination,
  args: { page: 1, size: 10, total: 48, onPageChange: fn(), onSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first of few pages, in the middle of many, and a list that fits one page. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Pagination {...args} />
      <Pagination {...args} page={40} total={1204} list="Dokumen" />
      <Pagination {...args} total={3} list="Catatan" />
    </div>
  ),
};

/** At the end the focus stays on the button that led there. */
export const KeepsTheFocusAtTheEnd: Story = {
  args: { total: 15 },
  render: (args) => {
    const [page, setPage] = useState(1);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Berikutnya' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};
