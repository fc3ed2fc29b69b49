import type { Credentials } from '@pabean/api/contract';
import { fill, isUserName } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { PasswordField } from '@pabean/ui/password-field';
import { TextField } from '@pabean/ui/text-field';
import { type ReactNode, useRef, useState } from 'react';
import { AttemptNotice } from '../internal/attempt-notice.tsx';
import { useAttempt } from '../internal/use-attempt.ts';
import { useErrorTitle } from '../internal/use-error-title.ts';
import { useMessagesOf, useSharedMessages } from '../messages/dictionaries-context.ts';
import { signInId } from '../messages/sign-in-id.ts';
import * as styles from './login-form.css.ts';

/** The credentials: with a captcha solution if it is required instead of waiting. */
export interface SignInValues extends Credentials {
  /** The captcha solution. */
  captcha?: string;
}

/** The captcha that replaces waiting. */
export interface SignInCaptcha {
  /** The user name that the captcha is for. */
  readonly username: string;
  /** The solution, or an empty string. */
  readonly value: string;
  /** Takes the solution and retries with it. */
  readonly onValueChange: (value: string) => void;
}

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /**
   * Signs in. The form is busy until it rejects, and stays busy when it resolves, because the next screen replaces it. A
   * rejection is shown below the button.
   */
  onSubmit: (typed: SignInValues) => unknown;
  /** The only account that may sign in; the field is locked. */
  username?: string;
  /** An initial message above the fields, such as why the last session ended. */
  notice?: ReactNode;
  /** A link beside the password's label, such as “Forgot password?”. */
  forgot?: ReactNode;
  /**
   * Renders the captcha if a refusal allows it instead of waiting, such as a `CaptchaField`. If omitted, the user has to wait.
   */
  renderCaptcha?: (captcha: SignInCaptcha) => ReactNode;
  /** Called when the user starts to use the form: the time to load what signing in needs. */
  onBegin?: () => void;
}

type FieldName = keyof Credentials;
const fieldNames: readonly FieldName[] = ['username', 'password'];

/** The error code of each field; empty if valid. */
type Reasons = Readonly<Record<FieldName, string>>;
const noReasons: Reasons = { username: '', password: '' };

function typedIn(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return {
    username: String(data.get('username') ?? '').trim(),
    password: String(data.get('password') ?? ''),
  };
}

const reasonsFor = (
  { username, password }: Credentials,
  { required, invalid }: Record<'required' | 'invalid', string>,
): Reasons => ({
  username: username ? (isUserName(username) ? '' : invalid) : required,
  password: password ? '' : required,
});

/**
 * User name and password. The error of an attempt is shown below the button, so that no field moves while the user fixes it.
 * The fields are uncontrolled: text typed before hydration counts.
 */
export function LoginForm({ onSubmit, username, notice, forgot, renderCaptcha, onBegin }: LoginFormProps) {
  const messages = useMessagesOf('login', signInId.login);
  const { login } = useMessages('shell');
  const { refusals } = useSharedMessages();
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, failures, attempt, forget } = useAttempt();
  const [reasons, setReasons] = useState(noReasons);
  /** The name of the last refused attempt, and the captcha solution since. */
  const [refused, setRefused] = useState({ username: '', captcha: '' });
  useErrorTitle(problem !== undefined || fieldNames.some((name) => reasons[name]));

  async function submit(captcha = '') {
    if (busy || !form.current) return;
    const typed = typedIn(form.current);
    const found = reasonsFor(typed, refusals);
    setReasons(found);
    const first = fieldNames.find((name) => found[name]);
    if (first) {
      forget();
      form.current.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    } else if (
      !(await attempt(() =>
        onSubmit(captcha && typed.username === refused.username ? { ...typed, captcha } : typed),
      ))
    ) {
      // A solution counts once.
      setRefused({ username: typed.username, captcha: '' });
      // The next input replaces the refused password.
      form.current?.querySelector<HTMLInputElement>('[name="password"]:focus')?.select();
    }
  }
  /** Focuses the login button: the pressed button may disappear with its message. */
  function retry() {
    form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
    submit();
  }
  const isRefused = problem?.status === 401 || problem?.status === 200;
  // With a captcha the message itself explains what to do.
  const seconds = problem?.captcha ? undefined : problem?.seconds;
  const refusedHint = isRefused ? messages.refusedHint : undefined;
  const hint = seconds === undefined ? refusedHint : fill(messages.waitHint, { seconds });
  return (
    <form
      ref={form}
      className={styles.form}
      // The native submit is never used, neither without script nor before hydration.
      method="dialog"
      noValidate
      onFocus={onBegin}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {notice}
      <LoginFields
        reasons={reasons}
        isRefused={isRefused && !busy}
        username={username}
        forgot={forgot}
        onInput={(name) => setReasons({ ...reasons, [name]: '' })}
      />
      <Button type="submit" variant="primary" size="large" block busy={busy} busyLabel={messages.checking}>
        {login}
      </Button>
      {problem && <AttemptNotice problem={problem} hint={hint} failures={failures} onRetry={retry} />}
      {problem?.captcha &&
        renderCaptcha?.({
          username: refused.username,
          value: refused.captcha,
          onValueChange(value) {
            setRefused({ ...refused, captcha: value });
            if (value) submit(value);
          },
        })}
    </form>
  );
}

interface LoginFieldsProps extends Pick<LoginFormProps, 'username' | 'forgot'> {
  reasons: Reasons;
  /** Whether both were refused together: the user must not learn which one is wrong. */
  isRefused: boolean;
  onInput: (name: FieldName) => void;
}

function LoginFields({ reasons, isRefused, username, forgot, onInput }: LoginFieldsProps) {
  const { labels } = useSharedMessages();
  const wrong = isRefused || undefined;
  const field = (name: FieldName) => ({
    label: labels[name],
    name,
    error: reasons[name] && fill(reasons[name], { label: labels[name] }),
    onInput: () => onInput(name),
  });
  return (
    <>
      <TextField
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        locked={username !== undefined}
        aria-invalid={username === undefined ? wrong : undefined}
      />
      <div className={styles.password}>
        <PasswordField {...field('password')} autoComplete="current-password" aria-invalid={wrong} />
        {forgot && <div className={styles.forgot}>{forgot}</div>}
      </div>
    </>
  );
}
