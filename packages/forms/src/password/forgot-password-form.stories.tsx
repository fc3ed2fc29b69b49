import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, refusal, underWay } from '../testing/answers.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const meta = {
  title: 'Forms/ForgotPasswordForm',
  component: ForgotPasswordForm,
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
  parameters: {
    anatomy: {
      of: 'Variants',
      parts: [
        'label',
        'div:has(> label) + div::text',
        'input',
        '[type="submit"]',
        '[type="submit"] + button',
      ],
    },
  },
  args: { onSend: fn(async () => undefined), onCancel: fn() },
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const send: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: say('Kirim tautan', 'Send the link') }));
};

/** Empty: the field shows an error once the form is sent. */
export const Default: Story = {
  play: async (context) => {
    await send(context);
    await expect(context.canvas.getAllByText(say('Kolom Email belum diisi', 'E-mail is empty'))).toHaveLength(
      2,
    );
    await expect(context.args.onSend).not.toHaveBeenCalled();
    await userEvent.click(context.canvas.getByRole('button', { name: say('Batal', 'Cancel') }));
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
    const told = await context.canvas.findByRole('group', {
      name: say('Berhasil mengirim email!', 'The e-mail has been sent.'),
    });
    await expect(told).toHaveFocus();
    await expect(context.canvas.getByRole('button', { name: say('Kirim lagi', 'Send again') })).toBeVisible();
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
    await context.canvas.findByRole('group', { name: say('Email tidak ditemukan', 'E-mail not found') });
    await expect(
      context.canvas.getByText(new RegExp(say('Periksa ejaannya', 'Check its spelling'))),
    ).toBeVisible();
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
    const told = await context.canvas.findByRole('group', {
      name: new RegExp(say('^Email tidak terkirim. Terlalu banyak', '^The e-mail was not sent. Too many')),
    });
    await expect(told).toHaveFocus();
  },
};

/** Without a connection an error is shown, and the same can be sent again. */
export const NoConnection: Story = {
  args: { email: 'nama@perusahaan.co.id', onSend: fn(() => Promise.reject(noAnswer())) },
  play: async (context) => {
    await send(context);
    await context.canvas.findByText(
      new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
    );
  },
};

/** Slow: the button shows it, and a second press does nothing. */
export const Slow: Story = {
  args: { email: 'nama@perusahaan.co.id', onSend: fn(underWay) },
  play: async (context) => {
    await send(context);
    const busy = await context.canvas.findByRole('button', {
      name: say('Mengirim tautan…', 'Sending the link…'),
    });
    await userEvent.click(busy);
    await expect(context.args.onSend).toHaveBeenCalledTimes(1);
  },
};
