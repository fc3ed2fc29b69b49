import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { items } from './readiness-list.examples.tsx';
import { ReadinessList } from './readiness-list.tsx';

const meta = {
  title: 'Components/Status and messages/ReadinessList',
  component: ReadinessList,
  args: { items, level: 2 },
  parameters: {
    anatomy: { of: 'Parts', parts: ['h2', 'li', 'li:last-child', 'li:last-child a'] },
  },
} satisfies Meta<typeof ReadinessList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** As narrow as beside a form. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};

/** With a missing condition, and complete. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 300 }}>
      <ReadinessList {...args} />
      <ReadinessList {...args} heading={say('Siap dikirim', 'Ready to send')} items={items.slice(0, 2)} />
    </div>
  ),
};

export const LeadsToWhatIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Isi daftar', 'Fill the list') })).toHaveFocus();
  },
};
