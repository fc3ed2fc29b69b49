import { ButtonLink } from '@pabean/ui/button';
import { EmptyState } from '@pabean/ui/empty-state';
import { PageHeader } from '@pabean/ui/page-header';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { hrefTo, paths } from '../../paths.ts';

/** Shown at an unknown address; the text is the specification's, in both languages. */
export function Page() {
  const { notFound } = useAppMessages('titles');
  return (
    <>
      <PageHeader heading={notFound} />
      <EmptyState
        level={2}
        heading={<span lang="en">Oops! You're lost. The page you are looking for was not found.</span>}
        action={
          <ButtonLink href={hrefTo(paths.root)} lang="en">
            Back
          </ButtonLink>
        }
      />
    </>
  );
}
