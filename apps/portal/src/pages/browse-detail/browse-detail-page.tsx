import { useApplication } from '@pabean/api/hooks';
import { ButtonLink } from '@pabean/ui/button';
import { Loaded } from '../../loading/loaded.tsx';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';
import { useArea } from '../../permit/area.ts';
import { useBrowseCrumbs } from '../../permit/area-crumbs.ts';
import { CopyButton } from '../../permit/copy-button.tsx';
import { LicenceButton } from '../../permit/licence-button.tsx';
import { PermitHead } from '../../permit/permit-head.tsx';
import { backTo } from '../../routing/last-visits.ts';
import type { PageProps } from '../../routing/route.ts';
import { BrowseBody } from './browse-body.tsx';

/** One sent application, read-only: its values, the decision, and its progress. */
export function Page({ params: { idmohon = '' } }: PageProps) {
  const messages = useDetailMessages('applicationDetail');
  const { toList } = useDetailMessages('browseDetail');
  const area = useArea();
  const application = useApplication(idmohon);
  return (
    <>
      <PermitHead application={application.data} useCrumbs={useBrowseCrumbs} list={area.browseList}>
        {application.data && <CopyButton application={application.data} />}
        {application.data && <LicenceButton application={application.data} variant="primary" />}
      </PermitHead>
      <Loaded
        of={[application]}
        loading={messages.loading}
        failed={messages.failed}
        exitLink={<ButtonLink href={`#${backTo(area.browseList)}`}>{toList}</ButtonLink>}
      >
        {(loaded) => <BrowseBody application={loaded} />}
      </Loaded>
    </>
  );
}
