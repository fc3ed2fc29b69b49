import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { PasswordHint } from './password-hint.tsx';

const meta = {
  title: 'Forms/PasswordHint',
  component: PasswordHint,
  parameters: {
    anatomy: { of: 'Parts', parts: ['div > span', 'li:has(svg[data-kept])', 'li:has(svg:not([data-kept]))'] },
  },
  args: { password: '', username: 'importir', secondFactor: false },
} satisfies Meta<typeof PasswordHint>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty: no rule is met, and nothing is announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await expect(canvas.getAllByText(say('(belum terpenuhi)', '(not yet)'))).toHaveLength(4);
  },
};

/** Long enough, but contains the user name. */
export const Parts: Story = {
  args: { password: 'importir berlayar' },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
};

/** Empty, some rules met, all met. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 400 }}>
      <PasswordHint {...args} />
      <PasswordHint {...args} password="pabean importir" />
      <PasswordHint {...args} password="tujuh belas perahu" />
      <PasswordHint password="kuda pur" />
    </div>
  ),
};

/** All rules met. */
export const Kept: Story = {
  args: { password: 'tujuh belas perahu' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        say('Semua syarat password terpenuhi.', 'The password keeps all rules.'),
      ),
    );
  },
};

/** Long enough, but a common password. */
export const Common: Story = {
  args: { password: 'qwertyuiop12345' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        say('Belum terpenuhi: Bukan password yang lazim dipakai.', 'Not yet: Not one that many people use.'),
      ),
    );
  },
};
