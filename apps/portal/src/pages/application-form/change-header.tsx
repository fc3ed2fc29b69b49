import { type ApplicationHeader, applicationDetail, type ListedDokap } from '@pabean/api/contract';
import {
  useApplication,
  useClient,
  useCompany,
  useDokapList,
  useIdentityTypes,
  usePermitTypes,
} from '@pabean/api/hooks';
import { isDraft, isEntered } from '@pabean/api/rules';
import { headerValuesOf } from '@pabean/forms/permit-header';
import { Alert } from '@pabean/ui/alert';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { ButtonLink } from '@pabean/ui/button';
import { PageHeader } from '@pabean/ui/page-header';
import { useState } from 'react';
import { Loaded } from '../../loading/loaded.tsx';
import { useForgetOnClose } from '../../loading/use-forget-on-close.ts';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { hrefTo, pathTo } from '../../paths.ts';
import { useArea } from '../../permit/area.ts';
import { usePermitCrumbs } from '../../permit/area-crumbs.ts';
import { navigate } from '../../routing/address.ts';
import { useSignedIn } from '../../session/session-context.ts';
import { HeaderForm, type HeaderReferences } from './header-form.tsx';

/** Changes the header of a draft, starting from the server's current data. */
export function ChangeHeader({ id }: { id: string }) {
  const messages = usePageMessages('applicationForm');
  const form = usePageMessages('form');
  const area = useArea();
  const { applicationEdit, [area.titles.list]: list } = useAppMessages('titles');
  const application = useApplication(id);
  useForgetOnClose(application);
  return (
    <>
      <PageHeader
        heading={applicationEdit}
        breadcrumb={<Breadcrumb items={usePermitCrumbs(application.data?.number ?? applicationEdit)} />}
      >
        {messages.editLead}
      </PageHeader>
      <Loaded
        of={[application, useDokapList(id), usePermitTypes(), useIdentityTypes(), useCompany()]}
        loading={form.loading}
        failed={form.failed}
        exitLink={<ButtonLink href={hrefTo(area.list)}>{list}</ButtonLink>}
      >
        {(header, documents, ...references) => (
          <Change header={header} documents={documents} references={references} />
        )}
      </Loaded>
    </>
  );
}

interface ChangeProps {
  header: ApplicationHeader;
  documents: readonly ListedDokap[];
  references: HeaderReferences;
}

function Change({ header, documents, references }: ChangeProps) {
  const messages = usePageMessages('applicationForm');
  const client = useClient();
  const { user } = useSignedIn();
  const { id } = header;
  const detail = pathTo(useArea().detail, { idmohon: id });
  // As it was when the page opened: typed values stay, and the server reports why they cannot be saved.
  const [editable] = useState(() => isDraft(header.status));
  if (!editable)
    return (
      <Alert heading={messages.sent} action={<ButtonLink href={`#${detail}`}>{messages.open}</ButtonLink>}>
        {messages.sentText}
      </Alert>
    );

  async function loadLatest() {
    const latest = await client.call(applicationDetail, { body: { user: user.username, id } });
    return { values: headerValuesOf(latest), version: latest.headerVersion };
  }

  return (
    <HeaderForm
      id={id}
      references={references}
      initial={headerValuesOf(header)}
      version={header.headerVersion}
      loadLatest={loadLatest}
      permitTypeFixed={documents.some(isEntered)}
      onBack={() => navigate(detail)}
    />
  );
}
