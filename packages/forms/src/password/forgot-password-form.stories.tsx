import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { TextField } from '@pabean/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, refusal, underWay } from '../testing/answers.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const column = { display: 'grid', gap: 16 } as const;

const meta = {
  title: 'Forms/ForgotPasswordForm',
  component: ForgotPasswordForm,
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
  parameters: {
    guide: {
      purpose:
        'Asks for a mail with a link under which a forgotten password is replaced: one address, send, cancel.',
      instead: ['For somebody who is signed in, use ChangePasswordForm.'],
      anatomy: {
        of: 'Variants',
        parts: [
          ['Label', 'label', 'Always there, and above the field.'],
          [
            'Hint',
            'div:has(> label) + div::text',
            'Which of several addresses is meant: the one of the account.',
          ],
          ['Address', 'input', 'Stands there from the beginning where `email` is given.'],
          ['Send', '[type="submit"]', 'Asks for the mail. Once it is on its way it offers to send again.'],
          [
            'Cancel',
            '[type="submit"] + button',
            'Calls `onCancel`: the page leads back, to the login for example.',
          ],
        ],
      },
      keyboard: [['Enter in the field', 'Sends']],
      pairs: [
        {
          good: {
            says: 'The form stays below the good news: a mail that does not come is sent again.',
            shows: () => (
              <div style={column}>
                <Alert tone="success" heading={say('Berhasil mengirim email!', 'The e-mail was sent!')} />
                <TextField label="E-mail" defaultValue="nama@perusahaan.co.id" />
                <div>
                  <Button variant="primary">{say('Kirim lagi', 'Send again')}</Button>
                </div>
              </div>
            ),
          },
          bad: {
            says: 'The form has gone, and with it the address: nobody sees that it was mistyped.',
            shows: () => (
              <Alert tone="success" heading={say('Berhasil mengirim email!', 'The e-mail was sent!')} />
            ),
          },
        },
      ],
      good: ['Put it on the frame of the login.'],
      bad: ['Do not send twice by yourself: three mails in an hour are all that an account gets.'],
      spoken: ['The result takes the focus, whether it worked or not.'],
      messages: ['password'],
    } satisfies ComponentGuide,
  },
  args: { onSend: fn(async () => undefined), onCancel: fn() },
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Kirim tautan' }));
};

/** Empty: the field shows an error once the form is sent. */
export const Default: Story = {
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getAllByText('Kolom E-mail belum diisi')).toHaveLength(2);
    await expect(context.args.onSend).not.toHaveBeenCalled();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Batal' }));
    await expect(context.args.onCancel).toHaveBeenCalled();
  },
};

/** Filled in. */
export const Variants: Story = { args: { email: 'nama@perusahaan.co.id' } };

/** Sent: a message explains where to look, and it can be sent again. */
export const Sent: Story = {
  args: { email: 'nama@perusahaan.co.id' },
  play: async (context) => {
    await send(context);
    const told = await context.canvas.findByRole('group', { name: 'Berhasil mengirim email!' });
    await expect(told).toHaveFocus();
    await expect(context.canvas.getByRole('button', { name: 'Kirim lagi' })).toBeVisible();
  },
};

/** No account has this address. */
export const Unknown: Story = {
  args: {
    email: 'siapa@perusahaan.co.id',
    onSend: fn(() => Promise.reject(refusal(say('Email tidak ditemukan', 'E-mail not found')))),
  },
  play: async (context) => {
    await send(context);
    await context.canvas.findByRole('group', { name: 'Email tidak ditemukan' });
    await expect(context.canvas.getByText(/Periksa ejaannya/)).toBeVisible();
  },
};

/** Too many requests: the waiting time is shown. */
export const LockedOut: Story = {
  args: {
    email: 'nama@perusahaan.co.id',
    onSend: fn(() =>
      Promise.reject(
        refusal(
          say(
            'Terlalu banyak percobaan. Coba lagi dalam 40 menit.',
            'Too many attempts. Try again in 40 minutes.',
          ),
        ),
      ),
    ),
  },
  play: async (context) => {
    await send(context);
    const told = await context.canvas.findByRole('group', { name: /^Email tidak terkirim. Terlalu banyak/ });
    await expect(told).toHaveFocus();
  },
};

/** Without a connection an error is shown, and the same can be sent again. */
export const NoConnection: Story = {
  args: { email: 'nama@perusahaan.co.id', onSend: fn(() => Promise.reject(noAnswer())) },
  play: async (context) => {
    await send(context);
    await context.canvas.findByText(/Server tidak dapat dihubungi/);
  },
};

/** Slow: the button shows it, and a second press does nothing. */
export const Slow: Story = {
  args: { email: 'nama@perusahaan.co.id', onSend: fn(underWay) },
  play: async (context) => {
    await send(context);
    const busy = await context.canvas.findByRole('button', { name: 'Mengirim tautan…' });
    await userEvent.click(busy);
    await expect(context.args.onSend).toHaveBeenCalledTimes(1);
  },
};
