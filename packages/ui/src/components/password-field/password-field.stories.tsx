import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { TextField } from '../text-field/index.ts';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/Inputs/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', defaultValue: 'rahasia12345' },
  parameters: {
    guide: {
      purpose: 'A password, hidden until people ask to see it.',
      instead: ['For the code of the second step, use OneTimeCodeField.'],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Label', 'label', 'Says which password is meant: the old one, a new one, the new one again.'],
          [
            'Hint',
            '[id$="-hint"]::text',
            'The rule for a new password. Leave it out for one that exists already.',
          ],
          ['Input', 'input', 'Hides what is typed. Password managers fill it in.'],
          ['Button', 'button', 'Shows the password, and hides it again.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the input, then to “Tampilkan password”'],
        ['Enter, Space', 'On the button show the password, and hide it again'],
      ],
      pairs: [
        {
          good: {
            says: 'The rule is known before the first letter.',
            shows: () => (
              <PasswordField
                label={say('Password baru', 'New password')}
                hint={say('Paling sedikit 15 karakter.', 'At least 15 characters.')}
                autoComplete="new-password"
              />
            ),
          },
          bad: {
            says: 'The rule is told only after it was broken.',
            shows: () => (
              <PasswordField
                label={say('Password baru', 'New password')}
                error={say(
                  'Password paling sedikit 15 karakter',
                  'The password needs at least 15 characters',
                )}
                autoComplete="new-password"
                defaultValue="rahasia"
              />
            ),
          },
        },
        {
          good: {
            says: 'What was right stays when another field was wrong.',
            shows: () => (
              <div style={{ display: 'grid', gap: 16 }}>
                <TextField
                  label="E-mail"
                  error={say('Alamat e-mail belum lengkap', 'The e-mail address is incomplete')}
                  defaultValue="budi@"
                />
                <PasswordField
                  label={say('Password baru', 'New password')}
                  autoComplete="new-password"
                  defaultValue="rahasia12345678"
                />
              </div>
            ),
          },
          bad: {
            says: 'The password must be typed again because of the e-mail address.',
            shows: () => (
              <div style={{ display: 'grid', gap: 16 }}>
                <TextField
                  label="E-mail"
                  error={say('Alamat e-mail belum lengkap', 'The e-mail address is incomplete')}
                  defaultValue="budi@"
                />
                <PasswordField label={say('Password baru', 'New password')} autoComplete="new-password" />
              </div>
            ),
          },
        },
      ],
      good: [
        'Say with `autoComplete` whether the old password or a new one is meant; password managers go by it.',
        'Let people paste.',
      ],
      bad: ['Do not demand kinds of letters beyond the length that the server checks.'],
      spoken: ['The button keeps its name and is pressed while the password can be read.'],
      messages: ['passwordField', 'field'],
    } satisfies ComponentGuide,
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
    await userEvent.click(canvas.getAllByRole('button', { name: 'Tampilkan password' })[3] as HTMLElement);
  },
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
