import { ButtonLink, EmptyState, PageHeader } from '@pabean/ui';
import { hrefTo, paths } from '../../paths.ts';
import type { PageProps } from '../../routing/route.ts';
import { useAccount } from '../../session/session-context.ts';
import { titles } from '../../titles.ts';
import { useWords } from '../../words.ts';
import { soonWords } from './soon-words.ts';

/** Stands where a page of later work will be, behind the guard of that page. */
export function Page({ route }: PageProps) {
  const { [route.title]: title } = useWords(titles);
  const { heading, text, dashboard, login } = useWords(soonWords);
  const back = useAccount() ? (
    <ButtonLink href={hrefTo(paths.dashboard)}>{dashboard}</ButtonLink>
  ) : (
    <ButtonLink href={hrefTo(paths.login)}>{login}</ButtonLink>
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
