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
import { signInId } from '../messages/sign-in-id.ts';
import { useSharedMessages, useWordsOf } from '../messages/words-context.ts';
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
const noReasons: Readonly<Record<FieldName, string>> = { username: '', password: '' };

/**
 * User name and password. Why an attempt failed comes below the button, so that no field moves under a hand that is about
 * to fix it. The fields are the browser's own: what was typed before the code was here counts.
 */
export function LoginForm({ onSubmit, username, notice, forgot, renderCaptcha, onBegin }: LoginFormProps) {
  const words = useWordsOf('login', signInId.login);
  const { login } = useMessages('shell');
  const { labels, refusals } = useSharedMessages();
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, failures, attempt, forget } = useAttempt();
  const [reasons, setReasons] = useState(noReasons);
  /** Whose attempt was refused last, and what was solved since in the place of waiting. */
  const [refused, setRefused] = useState({ username: '', captcha: '' });
  useErrorTitle(problem !== undefined || fieldNames.some((name) => reasons[name]));

  async function submit(captcha = '') {
    if (busy || !form.current) return;
    const data = new FormData(form.current);
    const typed: Credentials = {
      username: String(data.get('username') ?? '').trim(),
      password: String(data.get('password') ?? ''),
    };
    const found = {
      username: typed.username && (isUserName(typed.username) ? '' : refusals.invalid),
      password: '',
    };
    for (const name of fieldNames) if (!typed[name]) found[name] = refusals.required;
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
  const errorOf = (name: FieldName) => reasons[name] && fill(reasons[name], { label: labels[name] });
  const mend = (name: FieldName) => setReasons({ ...reasons, [name]: '' });

  const isRefused = problem?.status === 401 || problem?.status === 200;
  /** Nobody learns which of the two it was. */
  const wrong = isRefused && !busy ? true : undefined;

  function hint() {
    // Else the message itself says what to do.
    if (problem?.seconds !== undefined && !problem.captcha)
      return fill(words.waitHint, { seconds: problem.seconds });
    return isRefused ? words.refusedHint : undefined;
  }
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
      <TextField
        label={labels.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        locked={username !== undefined}
        error={errorOf('username')}
        aria-invalid={username === undefined ? wrong : undefined}
        onInput={() => mend('username')}
      />
      <div className={styles.password}>
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
          aria-invalid={wrong}
          onInput={() => mend('password')}
        />
        {forgot && <div className={styles.forgot}>{forgot}</div>}
      </div>
      <Button type="submit" variant="primary" size="large" block busy={busy} busyLabel={words.checking}>
        {login}
      </Button>
      {problem && <AttemptNotice problem={problem} hint={hint()} failures={failures} onRetry={retry} />}
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
