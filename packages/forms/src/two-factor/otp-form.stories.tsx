import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, refusal, tooMany, underWay } from '../testing/answers.ts';
import { OtpForm } from './otp-form.tsx';

const meta = {
  title: 'Forms/OtpForm',
  component: OtpForm,
  parameters: {
    anatomy: {
      parts: [
        'label',
        'div:has(> div > label) > div:nth-child(2)',
        'div:has(> input)',
        'button[type="submit"]',
        'button[type="button"]',
      ],
    },
  },
  args: { onSubmit: fn(underWay) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OtpForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const field = (canvas: Canvas) => canvas.getByLabelText(say('Kode OTP', 'One-time code'));
const wrong = say(
  'Kode OTP salah atau sudah dipakai. Masukkan kode terbaru dari aplikasi autentikator Anda.',
  'The one-time code is wrong or was used already. Enter the latest code of your authenticator app.',
);
const refuse = fn(() => Promise.reject(Object.assign(refusal(wrong), { status: 422 })));

/** Initial state. */
export const Default: Story = {};

/** A code was refused. */
export const Variants: Story = {
  args: { onSubmit: refuse },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(wrong);
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toBeInvalid();
  },
};

/** The sixth digit submits the form, once; it stays busy until it is replaced. */
export const SendsItself: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '123456');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({ otp: '123456' });
    await expect(canvas.getByRole('button', { name: say('Memeriksa…', 'Checking…') })).toBeVisible();
    await expect(field(canvas)).toHaveValue('123456');
  },
};

/** A refused code is selected: the next code replaces it and submits itself. */
export const TypedOver: Story = {
  args: { onSubmit: refuse },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '111111');
    await canvas.findByRole('alert');
    await userEvent.keyboard('222222');
    await expect(field(canvas)).toHaveValue('222222');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ otp: '222222' });
  },
};

/** Too short: nothing is sent. */
export const TooShort: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '123{Enter}');
    await expect(field(canvas)).toHaveAccessibleDescription(
      new RegExp(say('Kode OTP terdiri dari 6 angka\\.', 'The one-time code has 6 digits\\.')),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A recovery code instead of the six digits. */
export const RecoveryCode: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: say('Pakai kode pemulihan', 'Use a recovery code') }),
    );
    const recovery = await canvas.findByLabelText(say('Kode pemulihan', 'Recovery code'));
    await userEvent.type(recovery, '7K3M-PQ9X-2WTD{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ recoveryCode: '7K3M-PQ9X-2WTD' });
  },
};

/** Locked out: the waiting time is shown. */
export const LockedOut: Story = {
  args: { onSubmit: fn(() => Promise.reject(tooMany(60))) },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '123456');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      say(
        'Tunggu 60 detik sebelum mengetik kode berikutnya.',
        'Wait 60 seconds before you type the next code.',
      ),
    );
  },
};

/** No response: the same code can be sent again. */
export const NoConnection: Story = {
  args: { onSubmit: fn(() => Promise.reject(noAnswer())) },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), '123456');
    await userEvent.click(await canvas.findByRole('button', { name: say('Coba lagi', 'Try again') }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};
