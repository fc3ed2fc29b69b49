import { fill } from '@pabean/api/rules';
import { ButtonLink, EmptyState, PageHeader } from '@pabean/ui';
import { hrefTo, paths } from '../../paths.ts';
import { useAccount } from '../../session/session-context.ts';
import { titles } from '../../titles.ts';
import { useWords, words } from '../../words.ts';

const dictionary = words(
  {
    account: 'Akun {user} tidak berhak membuka halaman itu',
    visitor: 'Halaman itu hanya untuk akun tertentu',
    text: 'Menu menampilkan semua yang dapat Anda buka. Hubungi kantor bila Anda memerlukan akses lain.',
    visitorText: 'Masuk dengan akun yang berhak.',
    dashboard: 'Ke Dashboard',
    login: 'Ke Login',
  },
  {
    account: 'The account {user} may not open that page',
    visitor: 'That page is for certain accounts only',
    text: 'The menu shows everything that you can open. Ask the office if you need more.',
    visitorText: 'Sign in with an account that may open it.',
    dashboard: 'To the dashboard',
    login: 'To the login',
  },
);

/** Says that the account's type lacks the page it wanted. */
export function Page() {
  const { unauthorized } = useWords(titles);
  const { account, visitor, text, visitorText, dashboard, login } = useWords(dictionary);
  const user = useAccount()?.user;
  return (
    <>
      <PageHeader heading={unauthorized} />
      {user ? (
        <EmptyState
          level={2}
          heading={fill(account, { user: user.username })}
          action={user.type !== 'U' && <ButtonLink href={hrefTo(paths.dashboard)}>{dashboard}</ButtonLink>}
        >
          {text}
        </EmptyState>
      ) : (
        <EmptyState
          level={2}
          heading={visitor}
          action={<ButtonLink href={hrefTo(paths.login)}>{login}</ButtonLink>}
        >
          {visitorText}
        </EmptyState>
      )}
    </>
  );
}
