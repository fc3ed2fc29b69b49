import { office020400 as office } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Luggage } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { DoorLink, OrDivider } from './door-link.tsx';
import { LoginFrame } from './login-frame.tsx';

const meta = {
  title: 'Komponen/LoginFrame',
  component: LoginFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    office,
    heading: 'Login',
    lead: 'Masuk dengan akun perusahaan Anda.',
    accessibilityHref: '#/aksesibilitas',
    children: (
      <>
        <form style={{ display: 'grid', gap: 20 }}>
          <TextField label="Username" name="username" autoComplete="username" />
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
          <Button variant="primary" size="large" block>
            Login
          </Button>
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
      </>
    ),
  },
} satisfies Meta<typeof LoginFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {};

/** The first stop of the keyboard leads past the panel. */
export const SkipsToTheForm: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
