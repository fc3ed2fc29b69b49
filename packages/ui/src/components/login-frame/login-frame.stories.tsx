import { office020400 as office } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Luggage } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { DoorLink, OrDivider } from './door-link.tsx';
import { LoginFrame } from './login-frame.tsx';

const meta = {
  title: 'Components/Navigation and data/LoginFrame',
  component: LoginFrame,
  parameters: {
    layout: 'fullscreen',
    anatomy: { parts: ['aside', 'h1', 'form', 'form + p', 'form ~ a', 'footer'] },
  },
  args: {
    office,
    heading: 'Login',
    lead: say('Masuk dengan akun perusahaan Anda.', "Sign in with your company's account."),
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
                {say('Lupa password?', 'Forgot password?')}
              </Link>
            }
          />
          <Button variant="primary" size="large" block>
            Login
          </Button>
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
          note={say(
            'Ajukan atau cari dengan kode registrasi',
            'File one, or find it by its registration code',
          )}
          icon={<Luggage size={20} strokeWidth={1.75} aria-hidden />}
        />
      </>
    ),
  },
} satisfies Meta<typeof LoginFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a frame on a docs page that is not as high as the window. */
const low = { docs: { story: { inline: false, height: '760px' } } };

export const Default: Story = { parameters: low };

/** The panel with its cloth, the form, and the link for users without an account. */
export const Variants: Story = { parameters: low };

/** Another office: its motif on the panel, its name in the sentence. */
export const ForAnotherOffice: Story = {
  parameters: low,
  args: { weave: 'kawung', office: { ...office, name: 'Kantor Contoh' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Kantor Contoh');
  },
};

/** The first tab stop skips the panel. */
export const SkipsToTheForm: Story = {
  parameters: low,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** A part that is not open yet: no link, a badge that says so, and the reason. */
export const ClosedDoor: Story = {
  parameters: low,
  args: {
    children: (
      <DoorLink
        label={say('Barang Kiriman', 'Couriers’ goods')}
        note={say('Belum dibuka dari menu ini.', 'Not open from this menu yet.')}
        badge={<Badge>COMING SOON</Badge>}
        icon={<Luggage size={20} strokeWidth={1.75} aria-hidden />}
      />
    ),
  },
  play: async ({ canvas }) => {
    const door = canvas.getByRole('link', { name: new RegExp(say('^Barang Kiriman', '^Couriers’ goods')) });
    await expect(door).toHaveAttribute('aria-disabled', 'true');
    await expect(door).not.toHaveAttribute('href');
    await expect(door).toHaveTextContent('COMING SOON');
  },
};
