import { Alert, Button, Link, PasswordField, TextField } from '@pabean/ui';
import { firstPaths } from '../../first-paths.ts';
import { usePageTitle } from '../../routing/page-title.ts';
import { useSessionState } from '../../session/session-context.ts';
import { useWords } from '../../words.ts';
import * as styles from './login.css.ts';
import { loginWords } from './login-words.ts';
import { type SignInProblem, useSignIn } from './use-sign-in.ts';

/** User name and password, and above them why nobody is signed in yet. */
export function LoginForm() {
  const words = useWords(loginWords);
  const { form, busy, problem, failed, submit, prepare, errorOf, mend } = useSignIn();
  usePageTitle(words.title, failed);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {problem ? <Problem problem={problem} onRetry={submit} /> : !failed && !busy && <SessionEnded />}
      <TextField
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('username')}
        onInput={() => mend('username')}
      />
      <PasswordField
        label={words.password}
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
        {words.submit}
      </Button>
    </form>
  );
}

function Problem({ problem, onRetry }: { problem: SignInProblem; onRetry: () => void }) {
  const { retry } = useWords(loginWords);
  const action = problem.retry && (
    <Button size="small" onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <Alert role="alert" tone={problem.tone} heading={problem.title} action={action}>
      {problem.hint}
    </Alert>
  );
}

/** Why the last session is over. */
function SessionEnded() {
  const { end } = useSessionState();
  const { unauthenticated, signedOut } = useWords(loginWords);
  if (!end) return null;
  return (
    <Alert
      role="status"
      tone={end === 'expired' ? 'warning' : 'info'}
      heading={end === 'expired' ? unauthenticated : signedOut}
    />
  );
}
