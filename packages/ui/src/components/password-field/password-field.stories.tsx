import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Komponen/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'rahasia12345' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the way to a new password, with a hint, with an error. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 400 }}>
      <PasswordField
        label="Password"
        labelEnd={
          <a href="#lupa" style={{ fontSize: 13 }}>
            Lupa password?
          </a>
        }
        autoComplete="current-password"
        defaultValue="rahasia12345"
      />
      <PasswordField label="Password baru" hint="Paling sedikit 15 karakter." autoComplete="new-password" />
      <PasswordField
        label="Konfirmasi password"
        error="Konfirmasi password tidak sama"
        autoComplete="new-password"
      />
    </div>
  ),
};

export const ShowsAndHides: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Tampilkan password' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};
