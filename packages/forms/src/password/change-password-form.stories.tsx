import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, refusal, underWay } from '../testing/answers.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

const newPasswordLabel = say('Password baru', 'New password');

const meta = {
  title: 'Forms/ChangePasswordForm',
  component: ChangePasswordForm,
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
  parameters: {
    anatomy: {
      parts: [
        '[name="password"]',
        '[name="newPassword"]',
        '[name="newPassword"] + span button',
        'ul',
        '[name="repeated"]',
        'div:has(> [type="submit"])',
      ],
    },
  },
  args: {
    username: 'importir',
    secondFactor: false,
    onSave: fn(async () => undefined),
    onSaved: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const type = async ({ canvas }: Context, password: string, repeated = password) => {
  await userEvent.type(canvas.getByLabelText(say('Password saat ini', 'Current password')), 'yang lama');
  await userEvent.type(canvas.getByLabelText(newPasswordLabel), password);
  await userEvent.type(
    canvas.getByLabelText(say('Ketik ulang password baru', 'Re-type new password')),
    repeated,
  );
  await userEvent.click(canvas.getByRole('button', { name: say('Simpan password', 'Save the password') }));
};

/** Empty: each field shows an error. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Simpan password', 'Save the password') }));
    await expect(
      canvas.getByRole('region', { name: say('Ada 3 isian yang perlu diperbaiki', 'Fields to correct: 3') }),
    ).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Without a second factor, and with one: then a shorter password is enough. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <ChangePasswordForm {...args} />
      <ChangePasswordForm {...args} secondFactor />
    </div>
  ),
};

/** Saved: the form is empty again. */
export const Saved: Story = {
  play: async (context) => {
    await type(context, 'tujuh belas perahu');
    const values = {
      password: 'yang lama',
      newPassword: 'tujuh belas perahu',
      repeated: 'tujuh belas perahu',
    };
    await waitFor(() => expect(context.args.onSaved).toHaveBeenCalled());
    await expect(context.args.onSave).toHaveBeenCalledWith(values, expect.anything());
    await expect(context.canvas.getByLabelText(newPasswordLabel)).toHaveValue('');
  },
};

/** The new password and its repetition differ: both fields show an error. */
export const Different: Story = {
  play: async (context) => {
    await type(context, 'tujuh belas perahu', 'tujuh belas kapal');
    await expect(
      context.canvas.getAllByText(
        say('New Password not match Re-Type Password', 'The two new passwords differ'),
      ),
    ).toHaveLength(2);
  },
};

/** The current password is wrong: the server's message is shown at its field. */
export const Wrong: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        refusal(fieldsRefused, {
          path: ['password'],
          message: say(
            'Password saat ini tidak sesuai. Ketik password yang Anda pakai untuk masuk.',
            'The current password does not match. Type the one that you sign in with.',
          ),
        }),
      ),
    ),
  },
  play: async (context) => {
    await type(context, 'tujuh belas perahu');
    await expect(
      await context.canvas.findAllByText(
        new RegExp(say('Password saat ini tidak sesuai', 'The current password does not match')),
      ),
    ).toHaveLength(2);
    await expect(context.canvas.getByLabelText(newPasswordLabel)).toHaveValue('tujuh belas perahu');
  },
};

/** Too many wrong passwords: the waiting time is shown. */
export const LockedOut: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        refusal(
          say(
            'Terlalu banyak percobaan. Coba lagi dalam 20 detik.',
            'Too many attempts. Try again in 20 seconds.',
          ),
        ),
      ),
    ),
  },
  play: async (context) => {
    await type(context, 'tujuh belas perahu');
    await context.canvas.findByRole('group', {
      name: new RegExp(
        say('^Gagal meng-update password. Terlalu banyak', '^The password could not be updated. Too many'),
      ),
    });
  },
};

/** The button shows that it is being saved. */
export const Slow: Story = {
  args: { onSave: fn(underWay) },
  play: async (context) => {
    await type(context, 'tujuh belas perahu');
    await context.canvas.findByRole('button', { name: say('Menyimpan password…', 'Saving the password…') });
  },
};
