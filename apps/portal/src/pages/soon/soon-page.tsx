import { ButtonLink } from '@pabean/ui/button';
import { EmptyState } from '@pabean/ui/empty-state';
import { PageHeader } from '@pabean/ui/page-header';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { hrefTo, paths } from '../../paths.ts';
import type { PageProps } from '../../routing/route.ts';
import { useAccount } from '../../session/session-context.ts';

/** Placeholder of a planned page, with that page's access. */
export function Page({ route }: PageProps) {
  const { [route.title]: title } = useAppMessages('titles');
  const { heading, text } = useAppMessages('soon');
  const { toDashboard, toLogin } = useAppMessages('common');
  const back = useAccount() ? (
    <ButtonLink href={hrefTo(paths.dashboard)}>{toDashboard}</ButtonLink>
  ) : (
    <ButtonLink href={hrefTo(paths.login)}>{toLogin}</ButtonLink>
  );
  return (
    <>
      <PageHeader heading={title} />
      <EmptyState level={2} heading={heading} action={back}>
        {text}
      </EmptyState>
    </>
  );
}
