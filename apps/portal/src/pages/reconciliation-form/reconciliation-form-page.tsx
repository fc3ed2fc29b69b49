import { useUploadManifest } from '@pabean/api/hooks';
import { ManifestUploadForm } from '@pabean/forms/manifest-upload';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { PageHeader } from '@pabean/ui/page-header';
import { useState } from 'react';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import { useCrumbs } from '../../routing/crumbs.ts';
import { backTo } from '../../routing/last-visits.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { markingRow } from '../../routing/marked-row.ts';

/** A manifest to upload; afterwards the list opens at it. */
export function Page() {
  const { lead } = usePageMessages('reconciliationForm');
  const { reconciliationForm } = useAppMessages('titles');
  const upload = useUploadManifest();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  const crumbs = useCrumbs('reconciliation', 'reconciliationList', {
    path: paths.reconciliationList,
    last: reconciliationForm,
  });
  return (
    <>
      <PageHeader heading={reconciliationForm} breadcrumb={<Breadcrumb items={crumbs} />}>
        {lead}
      </PageHeader>
      <ManifestUploadForm
        draft={{ store: useDrafts() }}
        onDirtyChange={setDirty}
        onSave={upload.run}
        onSaved={({ id }) =>
          leaveFor(id === undefined ? paths.reconciliationList : markingRow(paths.reconciliationList, id))
        }
        onBack={() => navigate(backTo(paths.reconciliationList))}
      />
    </>
  );
}
