import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'rahasia12345' },
  parameters: {
    anatomy: { of: 'Parts', parts: ['label', '[id$="-hint"]::text', 'input', 'button'] },
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the rule for a new password. */
export const Parts: Story = {
  args: {
    label: say('Password baru', 'New password'),
    hint: say('Paling sedikit 15 karakter.', 'At least 15 characters.'),
    autoComplete: 'new-password',
    defaultValue: 'rahasia12345678',
  },
};

/** With a link to reset the password, with a hint, with an error, shown, disabled. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 400 }}>
      <PasswordField
        label="Password"
        labelEnd={
          <a href="#lupa" style={{ fontSize: 13 }}>
            {say('Lupa password?', 'Forgot password?')}
          </a>
        }
        autoComplete="current-password"
        defaultValue="rahasia12345"
      />
      <PasswordField
        label={say('Password baru', 'New password')}
        hint={say('Paling sedikit 15 karakter.', 'At least 15 characters.')}
        autoComplete="new-password"
      />
      <PasswordField
        label={say('Konfirmasi password', 'Repeat password')}
        error={say('Konfirmasi password tidak sama', 'The passwords differ')}
        autoComplete="new-password"
      />
      <PasswordField
        label={say('Password lama', 'Old password')}
        autoComplete="current-password"
        defaultValue="rahasia12345"
      />
      <PasswordField
        label={say('Password kantor', 'Password of the office')}
        autoComplete="current-password"
        disabled
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getAllByRole('button', { name: say('Tampilkan password', 'Show password') })[3] as HTMLElement,
    );
  },
};

export const ShowsAndHides: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: say('Tampilkan password', 'Show password') });
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};
