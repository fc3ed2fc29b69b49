import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, refusal, underWay } from '../testing/answers.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const meta = {
  title: 'Forms/NewPasswordForm',
  component: NewPasswordForm,
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
  parameters: {
    anatomy: {
      parts: [
        '[name="newPassword"]',
        '[name="newPassword"] + span button',
        'ul',
        '[name="repeated"]',
        '[type="submit"]',
      ],
    },
  },
  args: {
    onSave: fn(async () => undefined),
    onSaved: fn(),
    newLink: <a href="#/resetpassword">{say('minta tautan baru', 'ask for a new link')}</a>,
  },
} satisfies Meta<typeof NewPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0], first: string, second = first) => {
  await userEvent.type(canvas.getByLabelText(say('Password baru', 'New password')), first);
  await userEvent.type(
    canvas.getByLabelText(say('Ketik ulang password baru', 'Re-type new password')),
    second,
  );
  await userEvent.click(canvas.getByRole('button', { name: say('Simpan password', 'Save the password') }));
};

/** Empty. */
export const Default: Story = {};

/** Empty; the rules are shown below the field. */
export const Variants: Story = {};

/** Filled in and saved. */
export const Saved: Story = {
  play: async (context) => {
    await type(context, 'tujuh belas perahu');
    await waitFor(() => expect(context.args.onSaved).toHaveBeenCalled());
    await expect(context.args.onSave).toHaveBeenCalledWith('tujuh belas perahu', expect.anything());
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
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** A common password is rejected on the client as the server would. */
export const Common: Story = {
  play: async (context) => {
    await type(context, 'iloveyou2');
    await expect(
      await context.canvas.findAllByText(new RegExp(say('mudah ditebak', 'easy to guess'))),
    ).toHaveLength(2);
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** The link has expired or was used: the form explains what to do. */
export const LinkExpired: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(refusal(say('Gagal meng-update password', 'The password could not be updated'))),
    ),
  },
  play: async (context) => {
    await type(context, 'tujuh belas perahu');
    const told = await context.canvas.findByRole('group', {
      name: say('Gagal meng-update password', 'The password could not be updated'),
    });
    await expect(told).toHaveFocus();
    await expect(
      context.canvas.getByRole('link', { name: say('minta tautan baru', 'ask for a new link') }),
    ).toBeVisible();
  },
};

/** A rule that only the server can check, such as the user name, is shown at the field. */
export const Refused: Story = {
  args: {
    onSave: fn(() => {
      const message = say(
        'Password tidak boleh memuat username. Pilih kata lain.',
        'The password must not contain the user name. Choose another word.',
      );
      return Promise.reject(
        refusal(fieldsRefused, {
          path: ['newPassword'],
          message,
        }),
      );
    }),
  },
  play: async (context) => {
    await type(context, 'importir naik kapal');
    await expect(
      await context.canvas.findAllByText(
        new RegExp(say('tidak boleh memuat username', 'must not contain the user name')),
      ),
    ).toHaveLength(2);
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
