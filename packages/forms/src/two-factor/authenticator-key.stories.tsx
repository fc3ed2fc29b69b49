import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleQrCode } from '../testing/sample-qr-code.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';

const meta = {
  title: 'Forms/AuthenticatorKey',
  component: AuthenticatorKey,
  parameters: {
    guide: {
      purpose:
        'What an authenticator app is set up with: a QR code to scan, and the same secret as text, for those who are on their phone already or cannot scan.',
      instead: ['For the code that the app then shows, use OtpForm, right below it.'],
      keyboard: [['Enter or Space', 'Copies the secret']],
      good: ['Show it once, and remove it when a code has confirmed it.'],
      bad: [
        'Do not let a stranger’s service draw the QR code: it would know the secret.',
        'Do not draw it in the colours of a dark theme: not every camera reads that.',
      ],
      spoken: ['The picture has a name; the secret is read in groups of four.'],
      messages: ['authenticatorKey'],
    } satisfies ComponentGuide,
  },
  args: { qrCode: sampleQrCode, secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' },
} satisfies Meta<typeof AuthenticatorKey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salin' })).toHaveAccessibleDescription(/GEZD/);
  },
};

/** With the secret as text, and from a provider that gives the picture alone. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <AuthenticatorKey {...args} />
      <AuthenticatorKey qrCode={args.qrCode} />
    </div>
  ),
};
