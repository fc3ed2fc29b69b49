import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { DescriptionItem } from '../description-list/description-item.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Code } from './code.tsx';

const meta = {
  title: 'Components/Navigation and data/Code',
  component: Code,
  args: { children: '020400-000123-20240924-000045' },
  parameters: {
    anatomy: { of: 'Parts', parts: ['span[id]', 'span[id] > span:last-child', 'button'] },
  },
} satisfies Meta<typeof Code>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In groups, with the copy button below it, and space on both sides. */
export const Parts: Story = {
  args: { children: '620240924118302', groups: [5, 5, 5], copyable: true },
  render: (args) => (
    <div style={{ inlineSize: 164, marginInline: 'auto' }}>
      <Code {...args} />
    </div>
  ),
};

/** In one piece, in groups, and with the copy button. */
export const Variants: Story = {
  render: () => (
    <DescriptionList>
      <DescriptionItem term={say('No. aju', 'Aju no.')}>
        <Code>020400-000123-20240924-000045</Code>
      </DescriptionItem>
      <DescriptionItem term={say('Kode HS', 'HS code')}>
        <Code>8418.10.19</Code>
      </DescriptionItem>
      <DescriptionItem term={say('Kode billing', 'Billing code')}>
        <Code groups={[5, 5, 5]}>620240924118302</Code>
      </DescriptionItem>
      <DescriptionItem term={say('Kode billing', 'Billing code')}>
        <Code copyable groups={[5, 5, 5]}>
          620240924118302
        </Code>
      </DescriptionItem>
    </DescriptionList>
  ),
};

/** Where the browser refuses, as it does without HTTPS, the code is selected and a message explains what to do. */
export const CopiesByKeyboard: Story = {
  args: { copyable: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: say('Salin', 'Copy') });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('020400-000123-20240924-000045');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        new RegExp(say('^(Disalin|.*Kode sudah dipilih.*)$', '^(Copied|.*The code is selected.*)$')),
      ),
    );
    await expect(button).toHaveFocus();
  },
};
