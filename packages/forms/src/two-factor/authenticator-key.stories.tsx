import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { sampleQrCode } from '../testing/sample-qr-code.ts';
import { secret } from './authenticator-key.examples.tsx';
import { AuthenticatorKey } from './authenticator-key.tsx';

const meta = {
  title: 'Forms/AuthenticatorKey',
  component: AuthenticatorKey,
  parameters: {
    anatomy: { parts: ['img', 'img + div > span', 'img + div > span + span', 'button'] },
  },
  args: { qrCode: sampleQrCode, secret },
  argTypes: { qrCode: { control: false } },
} satisfies Meta<typeof AuthenticatorKey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: say('Kode QR untuk aplikasi autentikator', 'QR code for the authenticator app'),
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('Salin', 'Copy') })).toHaveAccessibleDescription(
      /GEZD/,
    );
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
