import { fill } from '@pabean/api/rules';
import { ButtonLink } from '@pabean/ui/button';
import { EmptyState } from '@pabean/ui/empty-state';
import { PageHeader } from '@pabean/ui/page-header';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { hrefTo, paths } from '../../paths.ts';
import { useAccount } from '../../session/session-context.ts';

/** Shown when the account's type has no access to the wanted page. */
export function Page() {
  const { unauthorized } = useAppMessages('titles');
  const { account, visitor, text, visitorText } = useAppMessages('unauthorized');
  const { toDashboard, toLogin } = useAppMessages('common');
  const user = useAccount()?.user;
  return (
    <>
      <PageHeader heading={unauthorized} />
      {user ? (
        <EmptyState
          level={2}
          heading={fill(account, { user: user.username })}
          action={user.type !== 'U' && <ButtonLink href={hrefTo(paths.dashboard)}>{toDashboard}</ButtonLink>}
        >
          {text}
        </EmptyState>
      ) : (
        <EmptyState
          level={2}
          heading={visitor}
          action={<ButtonLink href={hrefTo(paths.login)}>{toLogin}</ButtonLink>}
        >
          {visitorText}
        </EmptyState>
      )}
    </>
  );
}
