import { office020400 } from '@pabean/api/rules';
import { Alert, Button, DoorLink, Link, LoginFrame, OrDivider, PasswordField, TextField } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Luggage } from 'lucide-react';

function Login({ refused }: { refused?: boolean }) {
  return (
    <LoginFrame
      office={office020400}
      heading="Login"
      lead="Masuk dengan akun perusahaan Anda."
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
              Lupa password?
            </Link>
          }
        />
        <Button type="submit" variant="primary" size="large" block>
          Login
        </Button>
        {refused && (
          <Alert tone="danger" heading="Username/password tidak sesuai">
            Periksa kembali, atau atur ulang password Anda.
          </Alert>
        )}
        <p>
          Belum punya akun?{' '}
          <Link strong href="#/register">
            Daftar
          </Link>
        </p>
      </form>
      <OrDivider>tanpa akun</OrDivider>
      <DoorLink
        href="#/menutransit"
        label="Laporan barang transit"
        note="Ajukan atau cari dengan kode registrasi"
        icon={<Luggage size={20} strokeWidth={1.75} aria-hidden />}
      />
    </LoginFrame>
  );
}

const meta = {
  title: 'Contoh layar/Login',
  component: Login,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The server refused the pair, and says neither which one. */
export const Refused: Story = { args: { refused: true } };
