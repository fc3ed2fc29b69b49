import { buildCompany, buildIdentityTypes, buildPermitTypes } from '@pabean/api/fixtures';
import { PermitHeaderForm } from '@pabean/forms';
import { Breadcrumb, PageHeader } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Frame } from './frame.tsx';

function Form() {
  return (
    <Frame current="#/pengajuan">
      <PageHeader
        heading={say('Form Header Perijinan', 'Permit header form')}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: 'Dashboard', href: '#/dashboard' },
              { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
              { label: say('Form Header Perijinan', 'Permit header form') },
            ]}
          />
        }
      >
        {say(
          'Semua isian wajib diisi. Setelah disimpan, Anda dapat menambahkan dokumen pelengkap.',
          'Everything must be filled in. Once it is saved you can add supporting documents.',
        )}
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
  title: 'Screens/Form',
  component: Form,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Form>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
