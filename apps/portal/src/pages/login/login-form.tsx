import { Button, Link, PasswordField, TextField } from '@pabean/ui';
import { firstPaths } from '../../first-paths.ts';
import { Lazy, lazyPart } from '../../routing/lazy-part.tsx';
import { usePageTitle } from '../../routing/page-title.ts';
import { useSessionState } from '../../session/session-context.ts';
import { useSharedWords, useWords } from '../../words/words.tsx';
import * as styles from './login.css.ts';
import type { LoginNoticeProps } from './login-notice.tsx';
import { useSignIn } from './use-sign-in.ts';

const notice = lazyPart(async () => (await import('./login-notice.tsx')).LoginNotice);

/** User name and password, and above them why nobody is signed in yet. */
export function LoginForm() {
  const words = useWords('login');
  const { login } = useWords('titles');
  const { labels } = useSharedWords();
  const { form, busy, problem, failed, submit, prepare, errorOf, mend } = useSignIn();
  const { end } = useSessionState();
  usePageTitle(login, failed);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onFocus={() => {
        prepare();
        notice.fetch().catch(() => undefined);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {(problem || (end && !failed && !busy)) && (
        <Lazy part={notice} with={{ problem, end, onRetry: submit }} Failed={PlainNotice} />
      )}
      <TextField
        label={labels.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('username')}
        onInput={() => mend('username')}
      />
      <PasswordField
        label={labels.password}
        labelEnd={
          <Link size="small" href={`#${firstPaths.resetPassword}`}>
            {words.forgot}
          </Link>
        }
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
        onInput={() => mend('password')}
      />
      <Button type="submit" variant="primary" size="large" block busy={busy} busyLabel={words.busy}>
        {login}
      </Button>
    </form>
  );
}

/** What is left to say where not even the notice's own code could be fetched: the connection is away. */
function PlainNotice({ problem, onRetry }: LoginNoticeProps) {
  const { retry } = useWords('common');
  if (!problem) return null;
  return (
    <>
      <p role="alert">{problem.title}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </>
  );
}
