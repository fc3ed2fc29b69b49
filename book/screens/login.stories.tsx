import { office020400 } from '@pabean/api/rules';
import { Alert, Button, DoorLink, Link, LoginFrame, OrDivider, PasswordField, TextField } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Luggage } from 'lucide-react';
import { say } from '../../packages/ui/src/testing/say.ts';

function Login({ refused }: { refused?: boolean }) {
  return (
    <LoginFrame
      office={office020400}
      heading="Login"
      lead={say('Masuk dengan akun perusahaan Anda.', "Sign in with your company's account.")}
      accessibilityHref="#/aksesibilitas"
    >
      <form className="screen-stack" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          defaultValue={refused ? 'importir' : ''}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          labelEnd={
            <Link size="small" href="#/resetpassword">
              {say('Lupa password?', 'Forgot password?')}
            </Link>
          }
        />
        <Button type="submit" variant="primary" size="large" block>
          Login
        </Button>
        {refused && (
          <Alert
            tone="danger"
            heading={say('Username/password tidak sesuai', 'Username/password do not match')}
          >
            {say('Periksa kembali, atau atur ulang password Anda.', 'Check them, or reset your password.')}
          </Alert>
        )}
        <p>
          {say('Belum punya akun?', 'No account yet?')}{' '}
          <Link strong href="#/register">
            {say('Daftar', 'Register')}
          </Link>
        </p>
      </form>
      <OrDivider>{say('tanpa akun', 'without an account')}</OrDivider>
      <DoorLink
        href="#/menutransit"
        label={say('Laporan barang transit', 'Transit goods report')}
        note={say('Ajukan atau cari dengan kode registrasi', 'File one, or find it by its registration code')}
        icon={<Luggage size={20} strokeWidth={1.75} aria-hidden />}
      />
    </LoginFrame>
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
export const Refused: Story = { args: { refused: true } };
