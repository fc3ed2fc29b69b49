import type { Company, IdentityType, PermitHeader, PermitType } from '@pabean/api/contract';
import { formatDate } from '@pabean/api/rules';
import { PermitHeaderForm } from '@pabean/forms';
import { Alert } from '@pabean/ui';
import { useState } from 'react';

/** The answer of your server: the lists, and the company of the account. */
const permitTypes: readonly PermitType[] = [
  { id: '1', name: 'Pemuatan Barang Ekspor di Luar Kawasan Pabean', area: 'umum' },
  { id: '3', name: 'Pembongkaran Barang di Luar Kawasan Pabean', area: 'umum' },
];
const identityTypes: readonly IdentityType[] = [
  { code: '5', label: 'NPWP' },
  { code: '2', label: 'KTP' },
];
const company: Company = {
  identityType: '5',
  identityNumber: '0019000017999000',
  name: 'PT Contoh Samudra',
  address: 'Jl. Dermaga 1, Tanjung',
  phone: '0999 555 0101',
  email: 'izin@samudra.example',
  username: 'samudra',
};

/** Your call. An error with `kind` and `fieldErrors` is shown at the fields; any other error above them. */
async function save(header: PermitHeader): Promise<PermitHeader> {
  return header;
}

/** A new application: the header first. */
export function NewApplication() {
  const [saved, setSaved] = useState<PermitHeader>();
  if (saved)
    return (
      <Alert tone="success" heading={`Permohonan ${saved.number} tersimpan`}>
        Tanggal {formatDate(saved.date)}, jenis izin {saved.permitTypeId}.
      </Alert>
    );
  return (
    <PermitHeaderForm
      permitTypes={permitTypes}
      identityTypes={identityTypes}
      company={company}
      userType="N"
      onSave={save}
      onSaved={setSaved}
      onBack={() => history.back()}
      onOpenProfile={() => {
        location.hash = '#/profil';
      }}
    />
  );
}
