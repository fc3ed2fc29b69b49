import { useTransitCode } from '@pabean/api/hooks';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { ButtonLink } from '@pabean/ui/button';
import { Link } from '@pabean/ui/link';
import { PageHeader } from '@pabean/ui/page-header';
import { Loaded } from '../../loading/loaded.tsx';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useTransitMessages } from '../../messages/use-transit-messages.ts';
import { hrefTo, paths } from '../../paths.ts';
import type { PageProps } from '../../routing/route.ts';
import { FiledCode } from './filed-code.tsx';

/** Longer codes are invalid. They might not reach the server, and are treated like any unknown code. */
const longest = 1_000;

/** The registration code of a filed request. */
export function Page({ params: { id = '' } }: PageProps) {
  const messages = useTransitMessages('result');
  const { transitMenu, transitResult } = useAppMessages('titles');
  const menu = hrefTo(paths.transitMenu);
  return (
    <>
      <PageHeader
        heading={transitResult}
        breadcrumb={<Breadcrumb items={[{ label: transitMenu, href: menu }, { label: transitResult }]} />}
      />
      <Loaded
        of={[useTransitCode(id.slice(0, longest))]}
        loading={messages.loading}
        failed={messages.failed}
        exitLink={<ButtonLink href={menu}>{messages.toMenu}</ButtonLink>}
      >
        {({ code }) => (
          <>
            <FiledCode code={code} />
            <p data-print="never">
              <Link href={menu}>{messages.toMenu}</Link>
            </p>
          </>
        )}
      </Loaded>
    </>
  );
}
