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

/** What signing in takes: a captcha where it would have to wait. */
export interface SignInValues extends Credentials {
  /** What was solved. */
  captcha?: string;
}

/** The captcha that takes the place of waiting. */
export interface SignInCaptcha {
  /** Who wants to sign in: the captcha is for this name. */
  readonly username: string;
  /** What was solved, or an empty text. */
  readonly value: string;
  /** Takes what was solved, and tries again with it. */
  readonly onValueChange: (value: string) => void;
}

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /**
   * Signs in. The form is busy until it rejects, and stays so when it resolves: then something else takes its place. A
   * rejection is told below the button.
   */
  onSubmit: (typed: SignInValues) => unknown;
  /** The only one who may sign in here; the field is locked. */
  username?: string;
  /** What stands above the fields from the beginning, such as why the last session is over. */
  notice?: ReactNode;
  /** A link on the line of the password, such as “Lupa password?”. */
  forgot?: ReactNode;
  /**
   * Draws the captcha where a refusal says that it takes the place of waiting, such as a `CaptchaField` that is fetched then.
   * Left out, it lets people wait.
   */
  renderCaptcha?: (captcha: SignInCaptcha) => ReactNode;
  /** Called when somebody begins to use the form: the time to fetch what signing in needs. */
  onBegin?: () => void;
}

type FieldName = keyof Credentials;
const fieldNames: readonly FieldName[] = ['username', 'password'];

/** Why each field is refused; empty where it is not. */
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
 * User name and password. Why an attempt failed comes below the button, so that no field moves under a hand that is about
 * to fix it. The fields are the browser's own: what was typed before the code was here counts.
 */
export function LoginForm({ onSubmit, username, notice, forgot, renderCaptcha, onBegin }: LoginFormProps) {
  const messages = useMessagesOf('login', signInId.login);
  const { login } = useMessages('shell');
  const { refusals } = useSharedMessages();
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, failures, attempt, forget } = useAttempt();
  const [reasons, setReasons] = useState(noReasons);
  /** Whose attempt was refused last, and what was solved since in the place of waiting. */
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
      // It counts once.
      setRefused({ username: typed.username, captcha: '' });
      // What is typed next takes the place of the password that was refused.
      form.current?.querySelector<HTMLInputElement>('[name="password"]:focus')?.select();
    }
  }
  /** The focus goes to Login: the button that was pressed may go with its message. */
  function retry() {
    form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
    submit();
  }
  const isRefused = problem?.status === 401 || problem?.status === 200;
  // With a captcha the message itself says what to do.
  const seconds = problem?.captcha ? undefined : problem?.seconds;
  const refusedHint = isRefused ? messages.refusedHint : undefined;
  const hint = seconds === undefined ? refusedHint : fill(messages.waitHint, { seconds });
  return (
    <form
      ref={form}
      className={styles.form}
      // Sends nothing by itself, neither without script nor before this code is here.
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
  /** Whether both were refused together: nobody learns which of the two is wrong. */
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
