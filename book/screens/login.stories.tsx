import { LoginForm } from '@pabean/forms';
import { DoorLink, Link, OrDivider } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Luggage } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { refusal, underWay } from '../../packages/forms/src/testing/answers.ts';
import { say } from '../../packages/ui/src/testing/say.ts';
import { VisitorLogin } from './visitor-login.tsx';

const mismatch = say('Username/password tidak sesuai', 'Username/password do not match');

const refuse = () => Promise.reject(Object.assign(refusal(mismatch), { status: 401 }));

function Login({ onSubmit = underWay }: { onSubmit?: () => Promise<never> }) {
  return (
    <VisitorLogin
      heading="Login"
      lead={say('Masuk dengan akun perusahaan Anda.', "Sign in with your company's account.")}
    >
      <LoginForm
        onSubmit={onSubmit}
        forgot={
          <Link size="small" href="#/resetpassword">
            {say('Lupa password?', 'Forgot password?')}
          </Link>
        }
      />
      <p>
        {say('Belum punya akun?', 'No account yet?')}{' '}
        <Link strong href="#/register">
          {say('Daftar', 'Register')}
        </Link>
      </p>
      <OrDivider>{say('tanpa akun', 'without an account')}</OrDivider>
      <DoorLink
        href="#/menutransit"
        label={say('Laporan barang transit', 'Transit goods report')}
        note={say('Ajukan atau cari dengan kode registrasi', 'File one, or find it by its registration code')}
        icon={<Luggage size={20} strokeWidth={1.75} />}
      />
      <p className="screen-links">
        <Link href="#/pengumuman">{say('Pengumuman', 'Announcement')}</Link>
        <Link href="#/laporankinerja">{say('Laporan kinerja tahunan', 'Annual performance report')}</Link>
        <Link href="#/cek">{say('Periksa keaslian dokumen', 'Check a document')}</Link>
      </p>
    </VisitorLogin>
  );
}

const meta = {
  title: 'Screens/Login',
  component: Login,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The server refused name and password, without naming the wrong one. */
export const Refused: Story = {
  args: { onSubmit: refuse },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'importir');
    await userEvent.type(canvas.getByLabelText('Password'), 'password');
    await userEvent.click(canvas.getByRole('button', { name: say('Login', 'Log in') }));
    await expect(await canvas.findByText(mismatch)).toBeVisible();
  },
};
