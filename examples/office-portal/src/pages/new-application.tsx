import { useCompany, useIdentityTypes, usePermitTypes, useSaveApplication } from '@pabean/api/hooks';
import { PermitHeaderForm } from '@pabean/forms';
import { useToast } from '@pabean/ui';
import { useLocation } from 'wouter';
import { Page } from '../page.tsx';

/** The header of a new application. A refusal of the provider is shown at its field. */
export function NewApplication() {
  const { data: permitTypes } = usePermitTypes();
  const { data: identityTypes } = useIdentityTypes();
  const { data: company } = useCompany();
  const save = useSaveApplication();
  const toast = useToast();
  const [, go] = useLocation();
  return (
    <Page heading="Permohonan baru" lead="Isi identitas izin. Dokumen pelengkap menyusul.">
      {permitTypes && identityTypes && company && (
        <PermitHeaderForm
          permitTypes={permitTypes}
          identityTypes={identityTypes}
          company={company}
          userType="N"
          onSave={(header, options) => save.run(header, options)}
          onSaved={({ message }) => {
            toast.show(message);
            go('/');
          }}
          onBack={() => go('/')}
          onOpenProfile={() => go('/')}
        />
      )}
    </Page>
  );
}
