import type { Company, IdentityType, PermitType } from '@pabean/api/contract';
import { type HeaderInput, useSaveApplication } from '@pabean/api/hooks';
import { PermitHeaderForm, type PermitHeaderFormProps } from '@pabean/forms/permit-header';
import { useToast } from '@pabean/ui/toast';
import { useState } from 'react';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { paths, pathTo } from '../../paths.ts';
import { useArea } from '../../permit/area.ts';
import { navigate } from '../../routing/address.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { useSignedIn } from '../../session/session-context.ts';

/** Reference data of a header's form. */
export type HeaderReferences = readonly [readonly PermitType[], readonly IdentityType[], Company];

/** Props of {@link HeaderForm}. */
export interface HeaderFormProps
  extends Pick<
    PermitHeaderFormProps<unknown>,
    'initial' | 'version' | 'loadLatest' | 'permitTypeFixed' | 'onBack'
  > {
  references: HeaderReferences;
  /** The draft whose header is changed. Without it, a new one is created. */
  id?: string;
}

/** A header's form as a page; after saving, its application's detail opens. */
export function HeaderForm({ references, id, ...form }: HeaderFormProps) {
  const [permitTypes, identityTypes, company] = references;
  const area = useArea();
  const { user } = useSignedIn();
  const save = useSaveApplication();
  const toast = useToast();
  const store = useDrafts();
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return (
    <PermitHeaderForm
      {...form}
      permitTypes={permitTypes}
      identityTypes={identityTypes}
      company={company}
      userType={user.type}
      area={area.of}
      draft={{ store, record: id ?? area.of }}
      onDirtyChange={setDirty}
      onSave={(header, { version, ...options }) => {
        const input: HeaderInput = id === undefined ? header : { ...header, id, version };
        return save.run(input, options);
      }}
      onSaved={({ id: saved, message }) => {
        toast.show(message);
        leaveFor(pathTo(area.detail, { idmohon: saved }));
      }}
      onOpenProfile={() => navigate(paths.profile)}
    />
  );
}
