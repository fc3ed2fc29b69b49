import { Button, Link, PasswordField, TextField } from '@pabean/ui';
import { usePageTitle } from '../../routing/page-title.ts';
import { useSessionState } from '../../session/session-context.ts';
import { visitorPaths } from '../../visitor-paths.ts';
import { useSharedWords, useWords } from '../../words/words.tsx';
import * as styles from './login.css.ts';
import { SessionEndNotice, SignInNotice } from './login-notice.tsx';
import { useSignIn } from './use-sign-in.ts';

/**
 * User name and password. Above them stands from the beginning why the last session is over; why an attempt failed comes
 * below the button, so that no field moves under a hand that is about to mend it.
 */
export function LoginForm() {
  const words = useWords('login');
  const { login } = useWords('titles');
  const { labels } = useSharedWords();
  const { form, busy, problem, attempts, failed, submit, retry, prepare, errorOf, mend } = useSignIn();
  const { end } = useSessionState();
  usePageTitle(login, failed);
  return (
    <form
      ref={form}
      className={styles.form}
      // Sends nothing by itself, neither without script nor before this code is here.
      method="dialog"
      noValidate
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {end && <SessionEndNotice end={end} />}
      <TextField
        label={labels.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('username')}
        onInput={() => mend('username')}
      />
      <div className={styles.password}>
        <PasswordField
          label={labels.password}
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
          onInput={() => mend('password')}
        />
        <div className={styles.forgot}>
          <Link size="small" href={`#${visitorPaths.resetPassword}`}>
            {words.forgot}
          </Link>
        </div>
      </div>
      <Button type="submit" variant="primary" size="large" block busy={busy} busyLabel={words.busy}>
        {login}
      </Button>
      {problem && <SignInNotice problem={problem} attempts={attempts} onRetry={retry} />}
    </form>
  );
}
