import { Button, TextField } from '@pabean/ui';
import { useSharedMessages } from '../../language.ts';
import { hrefTo, paths } from '../../paths.ts';
import { usePageTitle } from '../../routing/page-title.ts';
import { titles } from '../../titles.ts';
import { useWords } from '../../words.ts';
import { loginWords } from './login-words.ts';
import { useSignIn } from './use-sign-in.ts';

/** The way in: user name and password, and the doors for people without an account. */
export function Page() {
  const words = useWords(loginWords);
  const title = useWords(titles).login;
  const { labels } = useSharedMessages();
  const { form, busy, problem, failed, submit, errorOf, mend } = useSignIn();
  usePageTitle(title, failed);
  return (
    <main>
      <h1>{title}</h1>
      <p>{words.lead}</p>
      {problem && <div role="alert">{problem.title}</div>}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={labels.username}
          name="username"
          autoComplete="username"
          error={errorOf('username')}
          onInput={() => mend('username')}
        />
        <Button type="submit" variant="primary" size="large" block busy={busy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </form>
      <a href={hrefTo(paths.register)}>{words.register}</a>
    </main>
  );
}
