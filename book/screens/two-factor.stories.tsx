import { office020400 } from '@pabean/api/rules';
import { AuthenticatorKey, OtpForm, RecoveryCodes } from '@pabean/forms';
import { Link, LoginFrame } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { underWay } from '../../packages/forms/src/testing/answers.ts';
import { sampleQrCode } from '../../packages/forms/src/testing/sample-qr-code.ts';
import { say } from '../../packages/ui/src/testing/say.ts';

const codes = ['7K3M-PQ9X-2WTD', 'B0HZ-91RN-V6CJ', '4YSE-XM28-KD7G', 'N5TA-06WQ-ZB3P', 'RJ1V-8CFH-E92X'];

function Step({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <LoginFrame office={office020400} heading={heading} lead={lead}>
      {children}
      <p>
        <Link href="#/login">{say('Login dengan akun lain', 'Log in with another account')}</Link>
      </p>
    </LoginFrame>
  );
}

const meta = {
  title: 'Screens/Two-factor',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** After the password: a code of the authenticator app. */
export const Code: Story = {
  render: () => (
    <Step
      heading={say('Verifikasi dua langkah', 'Two-step verification')}
      lead={say(
        'Masuk sebagai importir. Langkah kedua: kode dari ponsel Anda.',
        'Signing in as importir. The second step: a code from your phone.',
      )}
    >
      <OtpForm autoFocus onSubmit={underWay} />
    </Step>
  ),
};

/** Once, where the office requires it: the key for the app, and its first code. */
export const Setup: Story = {
  render: () => (
    <Step
      heading={say('Siapkan verifikasi dua langkah', 'Set up two-step verification')}
      lead={say(
        'Masuk sebagai importir. Akun ini memerlukan kode dari ponsel setiap kali masuk. Siapkan sekali saja.',
        'Signing in as importir. This account needs a code from a phone at every login. Set it up once.',
      )}
    >
      <section className="screen-stack" aria-labelledby="pindai">
        <h2 id="pindai" className="screen-subheading">
          {say('1. Pindai kode QR', '1. Scan the QR code')}
        </h2>
        <p>
          {say(
            'Pakai aplikasi autentikator, misalnya Google Authenticator, Microsoft Authenticator, atau Aegis.',
            'Use an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis.',
          )}
        </p>
        <AuthenticatorKey qrCode={sampleQrCode} secret="GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" />
      </section>
      <section className="screen-stack" aria-labelledby="ketik">
        <h2 id="ketik" className="screen-subheading">
          {say('2. Ketik kode yang tampil', '2. Type the code that it shows')}
        </h2>
        <OtpForm
          recovery={false}
          hint={say(
            'Aplikasi menampilkan 6 angka baru setiap 30 detik.',
            'The app shows 6 new digits every 30 seconds.',
          )}
          submitLabel={say('Konfirmasi', 'Confirm')}
          onSubmit={underWay}
        />
      </section>
    </Step>
  ),
};

/** After the setup: the codes that replace a lost phone. */
export const Recovery: Story = {
  render: () => (
    <LoginFrame
      office={office020400}
      heading={say('Simpan kode pemulihan', 'Keep your recovery codes')}
      lead={say(
        'Bila ponsel Anda hilang, satu kode ini menggantikan kode dari aplikasi, masing-masing satu kali. Kode ini hanya ditampilkan sekarang.',
        'If your phone is lost, one of these stands in for the code of the app, each of them once. They are shown only now.',
      )}
    >
      <RecoveryCodes
        codes={codes}
        username="importir"
        doneLabel={say('Lanjutkan ke portal', 'Go on to the portal')}
        onDone={() => undefined}
      />
    </LoginFrame>
  ),
};
