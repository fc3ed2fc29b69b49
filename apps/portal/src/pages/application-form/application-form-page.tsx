import { useCompany, useIdentityTypes, usePermitTypes } from '@pabean/api/hooks';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { PageHeader } from '@pabean/ui/page-header';
import { Loaded } from '../../loading/loaded.tsx';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { useArea } from '../../permit/area.ts';
import { usePermitCrumbs } from '../../permit/area-crumbs.ts';
import { navigate } from '../../routing/address.ts';
import { backTo } from '../../routing/last-visits.ts';
import type { PageProps } from '../../routing/route.ts';
import { ChangeHeader } from './change-header.tsx';
import { HeaderForm } from './header-form.tsx';

/** The header of a new application, or of the draft in the address. */
export function Page({ params: { idmohon } }: PageProps) {
  return idmohon === undefined ? <NewHeader /> : <ChangeHeader id={idmohon} />;
}

function NewHeader() {
  const messages = usePageMessages('applicationForm');
  const form = usePageMessages('form');
  const area = useArea();
  const heading = useAppMessages('titles')[area.titles.form];
  return (
    <>
      <PageHeader heading={heading} breadcrumb={<Breadcrumb items={usePermitCrumbs(messages.crumb)} />}>
        {messages.lead}
      </PageHeader>
      <Loaded
        of={[usePermitTypes(), useIdentityTypes(), useCompany()]}
        loading={form.loading}
        failed={form.failed}
        safe={messages.safe}
      >
        {(...references) => <HeaderForm references={references} onBack={() => navigate(backTo(area.list))} />}
      </Loaded>
    </>
  );
}
