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
    guide: {
      purpose:
        'User name and password: on the login page, and in a dialog over a page whose session has ended. It brings no form engine, so that the first page of a portal stays light.',
      instead: [
        'For the second step, a code from a phone, use OtpForm in its place.',
        'For a new account, use RegistrationForm; for a new password, ForgotPasswordForm.',
      ],
      anatomy: {
        parts: [
          ['Username', '[name="username"]', 'Locked with `username`, where nobody else may go on.'],
          ['Link to a new password', 'a', 'Given as `forgot`; left out without it.'],
          ['Password', '[name="password"]', 'Keeps what was typed after a failure.'],
          [
            'Show',
            '[name="password"] + span button',
            'Shows what was typed, for those who are alone at the screen.',
          ],
          [
            'Login',
            '[type="submit"]',
            'Busy until something takes the form’s place. Why an attempt failed comes below it.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes from the name to the password, to the button, then to the link'],
        ['Enter', 'Logs in from either field'],
      ],
      pairs: [
        {
          good: {
            says: 'One sentence for both: a stranger does not learn whether there is such a user.',
            shows: () => (
              <Alert
                tone="danger"
                heading={say('Username/password tidak sesuai', 'Username/password do not match')}
              />
            ),
          },
          bad: {
            says: 'It tells that the user name exists, and half of the work is done for whoever guesses.',
            shows: () => (
              <Alert
                tone="danger"
                heading={say('Password untuk “importir” salah', 'The password of “importir” is wrong')}
              />
            ),
          },
        },
      ],
      good: [
        'Let `onSubmit` reject with the error of the call: it is told below the button, where nothing moves.',
        'Leave it in place when `onSubmit` resolves: it stays busy until the next page, or OtpForm, takes its place.',
        'Fetch in `onBegin` what signing in needs, so that nobody waits for it.',
        'Where your server makes people wait, but takes a captcha in its place, draw one with `renderCaptcha`.',
        'Over a page that belongs to somebody give their `username`: nobody else goes on with it.',
      ],
      bad: ['Do not empty the fields after a failure.'],
      spoken: [
        'An empty field is focused, and its error read with it; why an attempt failed is announced at once, each time.',
        'After a refusal both fields are marked as wrong: nobody learns which of them it was.',
        'The page’s title says “Kesalahan: ” as long as an attempt has failed.',
      ],
      messages: ['login'],
    } satisfies ComponentGuide,
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Username/password tidak sesuai');
    await expect(password(canvas)).toHaveFocus();
    await expect(password(canvas)).toBeInvalid();
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'importir', password: 'salah' });
  },
};

/** Stays busy until it is replaced, and sends nothing twice. */
export const Slow: Story = {
  play: async ({ canvas, args }) => {
    await logIn(canvas);
    await expect(canvas.getByRole('button', { name: 'Memeriksa…' })).toBeVisible();
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
    await expect(password(canvas)).toHaveAccessibleDescription('Kolom Password belum diisi');
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
    await expect(alert).toHaveTextContent('Tunggu 40 detik, lalu tekan Login lagi.');
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Saya bukan robot' }));
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
  },
};
