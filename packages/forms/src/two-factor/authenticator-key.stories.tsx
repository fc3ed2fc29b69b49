import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleQrCode } from '../testing/sample-qr-code.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const meta = {
  title: 'Forms/AuthenticatorKey',
  component: AuthenticatorKey,
  parameters: {
    guide: {
      purpose:
        'What an authenticator app is set up with: a QR code to scan, and the same secret as text, for those who are on their phone already or cannot scan.',
      instead: ['For the code that the app then shows, use OtpForm, right below it.'],
      anatomy: {
        parts: [
          ['QR code', 'img', 'Scanned with the camera of the phone that is to show the codes.'],
          [
            'Instruction',
            'img + div > span',
            'Says what the text below is for. It comes and goes with the secret.',
          ],
          [
            'Secret',
            'img + div > span + span',
            'The same in groups of four, to type. Left out where the provider gives the picture alone.',
          ],
          ['Copy', 'button', 'Puts the secret onto the clipboard, without the gaps between the groups.'],
        ],
      },
      keyboard: [['Enter or Space', 'Copies the secret']],
      pairs: [
        {
          good: {
            says: 'Picture and secret: somebody who is on their phone already copies the secret into the app.',
            shows: () => <AuthenticatorKey qrCode={sampleQrCode} secret={secret} />,
          },
          bad: {
            says: 'The picture alone, although the provider gives the secret: a phone cannot scan its own screen.',
            shows: () => <AuthenticatorKey qrCode={sampleQrCode} />,
          },
        },
      ],
      good: ['Show it once, and remove it when a code has confirmed it.'],
      bad: [
        'Do not let a stranger’s service draw the QR code: it would know the secret.',
        'Do not draw it in the colours of a dark theme: not every camera reads that.',
      ],
      spoken: ['The picture has a name; the secret is read in groups of four.'],
      messages: ['authenticatorKey'],
    } satisfies ComponentGuide,
  },
  args: { qrCode: sampleQrCode, secret },
  argTypes: { qrCode: { control: false } },
} satisfies Meta<typeof AuthenticatorKey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salin' })).toHaveAccessibleDescription(/GEZD/);
  },
};

/** With the secret as text, and from a provider that returns only the image. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <AuthenticatorKey {...args} />
      <AuthenticatorKey qrCode={args.qrCode} />
    </div>
  ),
};
