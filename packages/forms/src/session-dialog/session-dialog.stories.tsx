import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { LoginForm } from '../login/index.ts';
import { noAnswer, refusal, underWay } from '../testing/answers.ts';
import { pressEscape } from '../testing/press-escape.ts';
import { OtpForm } from '../two-factor/index.ts';
import { SessionDialog, type SessionDialogProps } from './session-dialog.tsx';

const minute = 60_000;

/** A session that ends 90 seconds after the story is rendered. */
function EndingSoon({ ending, ...args }: SessionDialogProps) {
  const [at] = useState(() => Date.now() + 1.5 * minute);
  return <SessionDialog {...args} ending={{ at, extendable: ending?.extendable ?? true }} />;
}

const staySignedIn = say('Tetap masuk', 'Stay signed in');

const meta = {
  title: 'Forms/SessionDialog',
  component: SessionDialog,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      of: 'CountsDown',
      parts: ['header h2', 'header + div p', 'header + div p[aria-hidden]', 'header + div + div'],
    },
  },
  args: {
    children: <LoginForm username="importir" onSubmit={underWay} />,
    onStay: fn(async () => undefined),
    onDismiss: fn(),
    onLogout: fn(),
    onGiveUp: fn(),
  },
} satisfies Meta<typeof SessionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The session is over: the same account signs in again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAttribute('readonly');
  },
};

/** The session is over. */
export const Variants: Story = {};

/** It ends soon: the button to stay signed in has the focus. */
export const EndsSoon: Story = {
  render: (args) => <EndingSoon {...args} />,
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', {
      name: say('Sesi Anda segera berakhir', 'Your session ends soon'),
    });
    const stay = within(dialog).getByRole('button', { name: staySignedIn });
    await expect(stay).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledTimes(1);
  },
};

/** The remaining time is shown each second and announced at a few thresholds. */
export const CountsDown: Story = {
  render: (args) => <EndingSoon {...args} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(new RegExp(say('^Sisa waktu 1:(?:30|2\\d)$', '^1:(?:30|2\\d) left$'))),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(say('Sisa 120 detik.', '120 seconds left.'));
  },
};

/** The maximum duration of a session ends soon: it cannot be extended. */
export const EndsForGood: Story = {
  args: { ending: { at: 0, extendable: false } },
  render: (args) => <EndingSoon {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Mengerti', 'I understand') }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(args.onStay).not.toHaveBeenCalled();
  },
};

/** Staying signed in failed without a server: an error is shown, and it can be retried. */
export const NoConnection: Story = {
  render: (args) => <EndingSoon {...args} />,
  args: { onStay: fn(() => Promise.reject(noAnswer())) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: staySignedIn }));
    await expect(
      await canvas.findByText(
        new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: staySignedIn })).toBeEnabled();
  },
};

/** Escape before the end stays signed in. */
export const EscapeStays: Story = {
  render: (args) => <EndingSoon {...args} />,
  play: async ({ args, canvas }) => {
    await canvas.findByRole('alertdialog');
    pressEscape();
    await waitFor(() => expect(args.onStay).toHaveBeenCalledTimes(1));
  },
};

const refuse = () =>
  Promise.reject(refusal(say('Username/password tidak sesuai', 'Username/password do not match')));

/** A refused password is shown below the button. */
export const WrongPassword: Story = {
  args: { children: <LoginForm username="importir" onSubmit={refuse} /> },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'salah{Enter}');
    await expect(
      await canvas.findByText(say('Username/password tidak sesuai', 'Username/password do not match')),
    ).toBeVisible();
  },
};

/** A one-time code is required after the password. */
export const SecondStep: Story = {
  args: { children: <OtpForm autoFocus onSubmit={underWay} /> },
  play: async ({ canvas }) => {
    const code = await canvas.findByLabelText(say('Kode OTP', 'One-time code'));
    await expect(code).toHaveFocus();
  },
};

/** The password is being checked. */
export const Slow: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'rahasia{Enter}');
    await expect(await canvas.findByRole('button', { name: say('Memeriksa…', 'Checking…') })).toBeVisible();
  },
};

/** Abandoning the page asks for confirmation. */
export const GivesUp: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: say('Tinggalkan halaman ini', 'Leave this page') }),
    );
    await expect(args.onGiveUp).not.toHaveBeenCalled();
    const question = await canvas.findByRole('region');
    await userEvent.click(within(question).getAllByRole('button').at(-1) ?? question);
    await expect(args.onGiveUp).toHaveBeenCalledTimes(1);
  },
};
