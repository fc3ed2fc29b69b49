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
    guide: {
      purpose: 'Which rows of how many are shown, how many on a page, and the way to the other pages.',
      instead: [
        'DataTable has its own.',
        'For a list that people read from top to bottom, such as a history, show it all.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Range', 'p', 'Which rows of how many are shown. It stays when all fit.'],
          ['Rows on a page', 'p + div', 'Leave it out where people have no reason to change it.'],
          [
            'Ends',
            'nav button',
            'First and previous, next and last. They stay, disabled, where they lead nowhere.',
          ],
          [
            'Current page',
            '[aria-current="page"]',
            'Where people are. On a phone it stays when other numbers go.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes from button to button, those that lead nowhere included'],
        ['Enter, Space', 'Goes to that page; the focus stays on the button'],
      ],
      pairs: [
        {
          good: {
            says: 'All rows fit, and it says so.',
            shows: () => (
              <div style={{ display: 'grid', gap: 16, minInlineSize: 0 }}>
                <ul>
                  <li>118/SNB/IX/2024</li>
                  <li>119/SNB/IX/2024</li>
                  <li>120/SNB/IX/2024</li>
                </ul>
                <Pagination
                  page={1}
                  size={10}
                  total={3}
                  list={say('Contoh', 'Sample')}
                  onPageChange={() => undefined}
                />
              </div>
            ),
          },
          bad: {
            says: 'Without it nobody knows whether there are more.',
            shows: () => (
              <ul>
                <li>118/SNB/IX/2024</li>
                <li>119/SNB/IX/2024</li>
                <li>120/SNB/IX/2024</li>
              </ul>
            ),
          },
        },
      ],
      good: [
        'Keep page and size in the address, so that they survive a visit to a row.',
        'Go back to page 1 when search, filter or size change.',
        'Give `list` a name where a screen has more than one.',
      ],
      bad: ['Do not blank the rows while the next page loads.'],
      spoken: [
        'The buttons are a landmark named “Halaman”, the current page is marked as such, and ends are disabled without losing the focus.',
        'It does not announce the new rows: the list does.',
      ],
      messages: ['pagination'],
    } satisfies ComponentGuide,
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
    const next = canvas.getByRole('button', { name: 'Berikutnya' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};
