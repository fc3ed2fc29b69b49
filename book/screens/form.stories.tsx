import { buildCompany, buildIdentityTypes, buildPermitTypes } from '@pabean/api/fixtures';
import { PermitHeaderForm } from '@pabean/forms';
import { Breadcrumb, PageHeader } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from './frame.tsx';

function Form() {
  return (
    <Frame current="#/pengajuan">
      <PageHeader
        heading="Form Header Perijinan"
        breadcrumb={
          <Breadcrumb
            items={[
              { label: 'Dashboard', href: '#/dashboard' },
              { label: 'Pengajuan', href: '#/pengajuan' },
              { label: 'Form Header Perijinan' },
            ]}
          />
        }
      >
        Semua isian wajib diisi. Setelah disimpan, Anda dapat menambahkan dokumen pelengkap.
      </PageHeader>
      <PermitHeaderForm
        permitTypes={buildPermitTypes()}
        identityTypes={buildIdentityTypes()}
        company={buildCompany()}
        userType="N"
        onSave={async () => undefined}
        onSaved={() => undefined}
        onBack={() => undefined}
        onOpenProfile={() => undefined}
      />
    </Frame>
  );
}

const meta = {
  title: 'Contoh layar/Formulir',
  component: Form,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Form>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
