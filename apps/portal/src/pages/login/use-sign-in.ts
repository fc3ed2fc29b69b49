import { ApiError } from '@pabean/api/client';
import { explainError, fill } from '@pabean/api/rules';
import { useRef, useState } from 'react';
import { announceAgain } from '../../session/announcement.ts';
import { useSession } from '../../session/session-context.ts';
import { useSharedWords, useWords } from '../../words/words.tsx';

/** What is said after an attempt. */
export interface SignInProblem {
  readonly tone: 'danger' | 'warning';
  readonly title: string;
  readonly hint?: string;
  /** Whether the same attempt may work in a moment. */
  readonly retry?: boolean;
}

type FieldName = 'username' | 'password';
const fieldNames: readonly FieldName[] = ['username', 'password'];

/** The login's form: both fields required, one attempt at a time, and why an attempt failed. */
export function useSignIn() {
  const session = useSession();
  const words = useWords('login');
  const shared = useSharedWords();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SignInProblem>();
  const [attempts, setAttempts] = useState(0);
  const [empty, setEmpty] = useState<readonly FieldName[]>([]);

  function problemOf(error: unknown): SignInProblem {
    const title = explainError(error, shared);
    if (!(error instanceof ApiError)) return { tone: 'danger', title };
    if (error.status === 401 || error.status === 200)
      return { tone: 'danger', title, hint: words.refusedHint };
    if (error.retryAfterSeconds === undefined) return { tone: 'danger', title, retry: true };
    return { tone: 'warning', title, hint: fill(words.waitHint, { seconds: error.retryAfterSeconds }) };
  }

  async function attempt(username: string, password: string) {
    announceAgain();
    setBusy(true);
    try {
      const result = await session.signIn({ username, password });
      // Stays busy until the page behind the login is there.
      if (result === 'signedIn') return;
      const hint = result === 'codeRequired' ? words.tfaCode : words.tfaSetup;
      setProblem({ tone: 'warning', title: words.tfaTitle, hint });
    } catch (error) {
      setProblem(problemOf(error));
    }
    setAttempts((count) => count + 1);
    setBusy(false);
  }

  function submit() {
    if (busy || !form.current) return;
    const data = new FormData(form.current);
    const username = String(data.get('username') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const missing = fieldNames.filter((name) => (name === 'username' ? username : password) === '');
    setEmpty(missing);
    const [first] = missing;
    if (!first) return attempt(username, password);
    setProblem(undefined);
    form.current.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return {
    form,
    /** Somebody begins to use the form: what signing in needs is fetched. */
    prepare: () => void session.prepare().catch(() => undefined),
    busy,
    problem,
    /** How many attempts have failed: the words of a message that comes again are said again. */
    attempts,
    failed: problem !== undefined || empty.length > 0,
    submit,
    /** The same attempt again. The focus goes to Login: the button that was pressed may go with its message. */
    retry() {
      form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
      submit();
    },
    errorOf: (name: FieldName) =>
      empty.includes(name) ? fill(shared.refusals.required, { label: shared.labels[name] }) : undefined,
    /** What was typed mends the field: its error goes. */
    mend: (name: FieldName) => setEmpty((names) => names.filter((other) => other !== name)),
  };
}
