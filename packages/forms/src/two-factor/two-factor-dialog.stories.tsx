import { Button } from '@pabean/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { refusal } from '../testing/answers.ts';
import { sampleQrCode } from '../testing/sample-qr-code.ts';
import { TwoFactorDialog } from './two-factor-dialog.tsx';

const codes = ['7K3M-PQ9X-2WTD', 'B0HZ-91RN-V6CJ'];

/** The second factor's state in the profile. */
const Choices = ({ canSwitchOff }: { canSwitchOff?: boolean }) => (
  <div style={{ display: 'grid', gap: 12 }}>
    <p style={{ margin: 0 }}>
      {say('Verifikasi dua langkah aktif, diwajibkan kantor.', 'Two-factor is on, as the office requires.')}
    </p>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button>{say('Kode pemulihan baru', 'New recovery codes')}</Button>
      {canSwitchOff && <Button variant="danger-edge">{say('Nonaktifkan', 'Switch off')}</Button>}
    </div>
  </div>
);

const meta = {
  title: 'Forms/TwoFactorDialog',
  component: TwoFactorDialog,
  parameters: {
    docs: { story: { inline: false } },
    guide: {
      purpose:
        'The second factor of the person who is signed in: switching it on or off, and new recovery codes. It asks for the password, then for a code, and hands the recovery codes over.',
      instead: ['While signing in, use OtpForm and AuthenticatorKey on pages of their own.'],
      anatomy: {
        parts: [
          ['Heading', 'header h2', 'Says what is done, in every step: `purpose` chooses it.'],
          [
            'Close',
            'header button',
            'Leaves without a change; while recovery codes are shown it asks to keep them.',
          ],
          ['Password', 'input[type="password"]', 'Proves again who is in front of the screen.'],
          [
            'Step',
            'header + div',
            'The password first, then a code, then the recovery codes that are handed out.',
          ],
          ['Go on', 'button[type="submit"]', 'Goes to the next step.'],
        ],
      },
      keyboard: [
        ['Enter', 'Goes on from the password'],
        ['Escape', 'Leaves, but not before recovery codes are kept'],
      ],
      pairs: [
        {
          good: {
            says: 'The office requires two-factor: only new recovery codes are offered.',
            shows: () => <Choices />,
          },
          bad: {
            says: 'The office requires two-factor, and switching it off is offered all the same.',
            shows: () => <Choices canSwitchOff />,
          },
        },
      ],
      good: ['Show the state of the second factor anew once it has closed.'],
      bad: ['Do not keep the password for the next time.'],
      spoken: ['Each step puts the focus into its field; a refusal is announced.'],
      messages: ['twoFactor'],
    } satisfies ComponentGuide,
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
  userEvent.type(screen.getByLabelText('Password saat ini'), 'rahasia sekali{Enter}');
const typeCode = async () => userEvent.type(await screen.findByLabelText('Kode OTP'), '123456');

/** The password is the first step. */
export const Default: Story = {};

/** The key and the first code. */
export const Variants: Story = {
  play: async ({ args }) => {
    await typePassword();
    await expect(
      await screen.findByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }),
    ).toBeVisible();
    await expect(args.onStart).toHaveBeenCalledWith('rahasia sekali');
  },
};

/** The recovery codes must be confirmed as stored before it closes. */
export const SwitchesOn: Story = {
  play: async ({ args }) => {
    await typePassword();
    await typeCode();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Saya sudah menyimpan kode ini' }));
    await expect(args.onRequestClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
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
    const field = await screen.findByLabelText('Password saat ini');
    await expect(field).toHaveAccessibleDescription(/Password saat ini tidak sesuai\./);
    await expect(field).toHaveFocus();
  },
};
