import { useCompany, useIdentityTypes, usePermitTypes, useSaveApplication } from '@pabean/api/hooks';
import { FormsProvider, PermitHeaderForm } from '@pabean/forms';
import { Breadcrumb, Button, EmptyState, PageHeader, Skeleton, useMessages, useToast } from '@pabean/ui';
import { useState } from 'react';
import { useDrafts } from '../../drafts/drafts.tsx';
import { paths, pathTo } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { useSignedIn } from '../../session/session-context.ts';
import { backTo } from '../../table/last-visits.ts';
import { useDictionaries, useWords } from '../../words/words.tsx';
import { usePermitCrumbs } from '../crumbs.ts';

/** A new application's header; saved, its detail opens. */
export function Page() {
  const words = useWords('applicationForm');
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
  const { user } = useSignedIn();
  const permitTypes = usePermitTypes();
  const identityTypes = useIdentityTypes();
  const company = useCompany();
  const save = useSaveApplication();
  const toast = useToast();
  const drafts = useDrafts();
  const dictionaries = useDictionaries();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);

  const parts = [permitTypes, identityTypes, company];
  if (!permitTypes.data || !identityTypes.data || !company.data) {
    const retry = () => {
      for (const part of parts) if (part.error) part.mutate();
    };
    return <Waiting failed={parts.some((part) => part.error)} onRetry={retry} />;
  }
  return (
    <FormsProvider words={dictionaries}>
      <PermitHeaderForm
        permitTypes={permitTypes.data}
        identityTypes={identityTypes.data}
        company={company.data}
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
    </FormsProvider>
  );
}

function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const words = useWords('applicationForm');
  const { retry } = useMessages('table');
  if (!failed)
    return (
      <section aria-busy="true" aria-label={words.loading}>
        <Skeleton height="320px" />
      </section>
    );
  return (
    <EmptyState
      variant="failed"
      level={2}
      heading={words.failed}
      action={<Button onClick={onRetry}>{retry}</Button>}
    >
      {words.safe}
    </EmptyState>
  );
}
