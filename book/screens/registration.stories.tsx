import { RegistrationForm } from '@pabean/forms';
import { PageHeader } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { easyCaptcha } from '../../packages/forms/src/testing/easy-captcha.ts';
import { chosenPdf, filledRegistration } from '../../packages/forms/src/testing/filled-registration.ts';
import { say } from '../../packages/ui/src/testing/say.ts';
import { VisitorFrame } from './frame.tsx';

function Registration({ filled }: { filled?: boolean }) {
  return (
    <VisitorFrame>
      <PageHeader heading={say('Daftar', 'Register')}>
        {say(
          'Akun untuk perusahaan Anda. Petugas memeriksa identitasnya; sementara itu Anda sudah dapat membuat permohonan.',
          'An account for your company. An officer checks its identity; you can make applications meanwhile.',
        )}
      </PageHeader>
      <RegistrationForm
        loadCaptcha={easyCaptcha}
        {...(filled && { initial: { ...filledRegistration, statement: chosenPdf() } })}
        onSave={async () => undefined}
        onSaved={() => undefined}
        onBack={() => undefined}
      />
    </VisitorFrame>
  );
}

const meta = {
  title: 'Screens/Registration',
  component: Registration,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Registration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { filled: true } };
