import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { refusal } from '../testing/answers.ts';
import { sampleQrCode } from '../testing/sample-qr-code.ts';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

const codes = ['7K3M-PQ9X-2WTD', 'B0HZ-91RN-V6CJ'];

const meta = {
  title: 'Forms/TwoFactorDialog',
  component: TwoFactorDialog,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      parts: [
        'header h2',
        'header button',
        'input[type="password"]',
        'header + div',
        'button[type="submit"]',
      ],
    },
  },
  args: {
    purpose: 'on',
    username: 'importir',
    onStart: fn(async () => ({ qrCode: sampleQrCode, secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' })),
    onActivate: fn(async () => codes),
    onDeactivate: fn(async () => undefined),
    onRenew: fn(async () => codes),
    onRequestClose: fn(),
  },
} satisfies Meta<typeof TwoFactorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const typePassword = () =>
  userEvent.type(
    screen.getByLabelText(say('Password saat ini', 'Current password')),
    'rahasia sekali{Enter}',
  );
const typeCode = async () =>
  userEvent.type(await screen.findByLabelText(say('Kode OTP', 'One-time code')), '123456');

/** The password is the first step. */
export const Default: Story = {};

/** The key and the first code. */
export const Variants: Story = {
  play: async ({ args }) => {
    await typePassword();
    await expect(
      await screen.findByRole('img', {
        name: say('Kode QR untuk aplikasi autentikator', 'QR code for the authenticator app'),
      }),
    ).toBeVisible();
    await expect(args.onStart).toHaveBeenCalledWith('rahasia sekali');
  },
};

/** The recovery codes must be confirmed as stored before it closes. */
export const SwitchesOn: Story = {
  play: async ({ args }) => {
    await typePassword();
    await typeCode();
    await userEvent.click(
      await screen.findByRole('checkbox', {
        name: say('Saya sudah menyimpan kode ini', 'I have kept these codes'),
      }),
    );
    await expect(args.onRequestClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: say('Lanjutkan', 'Continue') }));
    await expect(args.onRequestClose).toHaveBeenCalledTimes(1);
  },
};

export const SwitchesOff: Story = {
  args: { purpose: 'off' },
  play: async ({ args }) => {
    await typePassword();
    await typeCode();
    await expect(args.onDeactivate).toHaveBeenCalledWith({ password: 'rahasia sekali', otp: '123456' });
    await expect(args.onRequestClose).toHaveBeenCalledTimes(1);
  },
};

/** A wrong password is shown at its field. */
export const WrongPassword: Story = {
  args: {
    purpose: 'codes',
    onRenew: fn(() =>
      Promise.reject(
        refusal(say('Ada isian.', 'Some entries.'), {
          path: ['password'],
          message: say('Password saat ini tidak sesuai.', 'The current password does not match.'),
        }),
      ),
    ),
  },
  play: async () => {
    await typePassword();
    await typeCode();
    const field = await screen.findByLabelText(say('Password saat ini', 'Current password'));
    await expect(field).toHaveAccessibleDescription(
      new RegExp(say('Password saat ini tidak sesuai\\.', 'The current password does not match\\.')),
    );
    await expect(field).toHaveFocus();
  },
};
