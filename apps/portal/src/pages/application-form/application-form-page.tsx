import { useCompany, useIdentityTypes, usePermitTypes, useSaveApplication } from '@pabean/api/hooks';
import { PermitHeaderForm } from '@pabean/forms';
import { Breadcrumb, PageHeader, useToast } from '@pabean/ui';
import { useState } from 'react';
import { useDrafts } from '../../drafts/drafts.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { paths, pathTo } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { useSignedIn } from '../../session/session-context.ts';
import { backTo } from '../../table/last-visits.ts';
import { usePageWords } from '../../words/page-words.ts';
import { useWords } from '../../words/words.tsx';
import { usePermitCrumbs } from '../crumbs.ts';

/** A new application's header; saved, its detail opens. */
export function Page() {
  const words = usePageWords('applicationForm');
  const { applicationForm } = useWords('titles');
  return (
    <>
      <PageHeader heading={applicationForm} breadcrumb={<Breadcrumb items={usePermitCrumbs(words.crumb)} />}>
        {words.lead}
      </PageHeader>
      <HeaderForm />
    </>
  );
}

function HeaderForm() {
  const { safe } = usePageWords('applicationForm');
  const words = usePageWords('form');
  const { user } = useSignedIn();
  const save = useSaveApplication();
  const toast = useToast();
  const drafts = useDrafts();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return (
    <Loaded
      of={[usePermitTypes(), useIdentityTypes(), useCompany()]}
      loading={words.loading}
      failed={words.failed}
      safe={safe}
    >
      {(permitTypes, identityTypes, company) => (
        <PermitHeaderForm
          permitTypes={permitTypes}
          identityTypes={identityTypes}
          company={company}
          userType={user.type}
          draft={{ store: drafts }}
          onDirtyChange={setDirty}
          onSave={save.run}
          onSaved={({ id, message }) => {
            toast.show(message);
            leaveFor(pathTo(paths.applicationDetail, { idmohon: id }));
          }}
          onBack={() => navigate(backTo(paths.applicationList))}
          onOpenProfile={() => navigate(paths.profile)}
        />
      )}
    </Loaded>
  );
}
