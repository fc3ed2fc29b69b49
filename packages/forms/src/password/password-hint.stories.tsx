import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PasswordHint } from './password-hint.tsx';

const meta = {
  title: 'Forms/PasswordHint',
  component: PasswordHint,
  parameters: {
    guide: {
      purpose:
        'What is asked of a new password, and which of it is kept while somebody types. The same rules as on the server; no meter of strength, which would praise what is refused.',
      instead: ['For a whole form, use NewPasswordForm or ChangePasswordForm, which have it.'],
      keyboard: [],
      good: ['Put it below the field of the new password, in every form that has one.'],
      bad: [
        'Do not put it where a password is only checked, such as the login: it fetches the list of common passwords.',
      ],
      spoken: ['What is not kept yet is announced politely, again only when that changes.'],
      messages: ['password'],
    } satisfies ComponentGuide,
  },
  args: { password: '', username: 'importir', secondFactor: false },
} satisfies Meta<typeof PasswordHint>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet: nothing is kept, and nothing is said. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await expect(canvas.getAllByText('(belum terpenuhi)')).toHaveLength(4);
  },
};

/** Nothing yet, some kept, all kept. */
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

/** All kept. */
export const Kept: Story = {
  args: { password: 'tujuh belas perahu' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Semua syarat password terpenuhi.'),
    );
  },
};

/** Long enough, and yet everybody tries it. */
export const Common: Story = {
  args: { password: 'qwertyuiop12345' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Belum terpenuhi: Bukan password yang lazim dipakai.',
      ),
    );
  },
};
