import { Alert } from '@pabean/ui/alert';
import { Link } from '@pabean/ui/link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { CaptchaField } from '../captcha/index.ts';
import { noAnswer, refusal, tooMany, tooManyUnlessCaptcha, underWay } from '../testing/answers.ts';
import { easyCaptcha } from '../testing/easy-captcha.ts';
import { LoginForm, type SignInValues } from './login-form.tsx';

const meta = {
  title: 'Forms/LoginForm',
  component: LoginForm,
  parameters: {
    anatomy: {
      parts: [
        '[name="username"]',
        'a',
        '[name="password"]',
        '[name="password"] + span button',
        '[type="submit"]',
      ],
    },
  },
  args: {
    onSubmit: fn(underWay),
    forgot: (
      <Link size="small" href="#/resetpassword">
        {say('Lupa password?', 'Forgot password?')}
      </Link>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];
const name = (canvas: Canvas) => canvas.getByLabelText('Username');
const password = (canvas: Canvas) => canvas.getByLabelText('Password');

async function logIn(canvas: Canvas, typed = 'rahasia sekali') {
  await userEvent.type(name(canvas), ' importir ');
  await userEvent.type(password(canvas), `${typed}{Enter}`);
}

/** Initial state. */
export const Default: Story = {};

/** A session has ended, only its account may sign in, and the last attempt failed. */
export const Variants: Story = {
  args: {
    username: 'importir',
    notice: (
      <Alert
        tone="warning"
        role="status"
        heading={say(
          'Sesi Anda telah berakhir. Silakan login kembali.',
          'Your session has ended. Please sign in again.',
        )}
      />
    ),
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(refusal(say('Username/password tidak sesuai', 'Username/password do not match')), {
          status: 401,
        }),
      ),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(password(canvas), 'salah{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      say('Username/password tidak sesuai', 'Username/password do not match'),
    );
    await expect(password(canvas)).toHaveFocus();
    await expect(password(canvas)).toBeInvalid();
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'importir', password: 'salah' });
  },
};

/** Stays busy until it is replaced, and sends nothing twice. */
export const Slow: Story = {
  play: async ({ canvas, args }) => {
    await logIn(canvas);
    await expect(canvas.getByRole('button', { name: say('Memeriksa…', 'Checking…') })).toBeVisible();
    await userEvent.type(password(canvas), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'importir', password: 'rahasia sekali' });
  },
};

/** The first empty field takes the focus, and typing removes its error. */
export const LacksAField: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(name(canvas), 'importir{Enter}');
    await expect(password(canvas)).toHaveFocus();
    await expect(password(canvas)).toHaveAccessibleDescription(
      say('Kolom Password belum diisi', 'Password is empty'),
    );
    await userEvent.type(password(canvas), 'r');
    await expect(password(canvas)).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Locked out: the waiting time is shown; the input is kept. */
export const LockedOut: Story = {
  args: { onSubmit: fn(() => Promise.reject(tooMany(40))) },
  play: async ({ canvas }) => {
    await logIn(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      say('Tunggu 40 detik, lalu tekan Login lagi.', 'Wait 40 seconds, then press Login again.'),
    );
    await expect(password(canvas)).toHaveValue('rahasia sekali');
    await expect(password(canvas)).toBeValid();
  },
};

/** Someone else has tried passwords for this account: a captcha replaces waiting. */
export const CaptchaInsteadOfWaiting: Story = {
  args: {
    onSubmit: fn(({ captcha }: SignInValues) =>
      captcha ? underWay() : Promise.reject(tooManyUnlessCaptcha(300)),
    ),
    renderCaptcha: ({ username, ...field }) => (
      <CaptchaField {...field} label={say('Verifikasi', 'Verification')} load={easyCaptcha} />
    ),
  },
  play: async ({ canvas, args }) => {
    await logIn(canvas);
    await userEvent.click(
      await canvas.findByRole('button', { name: say('Saya bukan robot', 'I am not a robot') }),
    );
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        username: 'importir',
        password: 'rahasia sekali',
        captcha: expect.any(String),
      }),
    );
  },
};

/** No response: the attempt can be repeated. */
export const NoConnection: Story = {
  args: { onSubmit: fn(() => Promise.reject(noAnswer())) },
  play: async ({ canvas, args }) => {
    await logIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: say('Coba lagi', 'Try again') }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: say('Login', 'Log in') })).toHaveFocus();
  },
};
