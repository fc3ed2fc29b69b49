import type { ListedApplication } from '@pabean/api/contract';
import { Breadcrumb, ButtonLink, DataTable, IconButton, PageHeader, RowIcon } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { say } from '../../packages/ui/src/testing/say.ts';
import { applicationColumns, applicationFilters, applications } from './applications.tsx';
import { Frame } from './frame.tsx';

function List({ rows = applications }: { rows?: readonly ListedApplication[] | 'loading' }) {
  return (
    <Frame current="#/pengajuan">
      <PageHeader
        heading={say('Pengajuan', 'Applications')}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: 'Dashboard', href: '#/dashboard' },
              { label: say('Perizinan', 'Permits') },
              { label: say('Pengajuan', 'Applications') },
            ]}
          />
        }
        actions={
          <ButtonLink variant="primary" icon={<Plus size={16} />} href="#/pengajuan/baru">
            {say('Tambah Pengajuan', 'Add application')}
          </ButtonLink>
        }
      >
        {say('Permohonan izin yang Anda buat.', 'The permit applications that you made.')}
      </PageHeader>
      <DataTable
        caption={say('Pengajuan', 'Applications')}
        columns={applicationColumns}
        rows={rows === 'loading' ? undefined : rows}
        filters={applicationFilters}
        rowId={({ id }) => id}
        searchLabel={say('Cari pengajuan', 'Search applications')}
        searchPlaceholder={say('Nomor atau perusahaan', 'Number or company')}
        defaultState={{ sort: { column: 'date', direction: 'descending' }, size: 10 }}
        actions={({ id, number }) => (
          <>
            <ButtonLink
              size="small"
              variant="quiet"
              href={`#/pengajuan/${id}`}
              aria-label={say(`Detail ${number}`, `Details ${number}`)}
            >
              {say('Detail', 'Details')}
            </ButtonLink>
            <IconButton
              size="small"
              variant="danger"
              label={say(`Hapus ${number}`, `Delete ${number}`)}
              icon={<RowIcon name="delete" />}
            />
          </>
        )}
        empty={{
          heading: say('Belum ada pengajuan', 'No applications yet'),
          text: say(
            'Permohonan izin yang Anda buat akan tampil di sini.',
            'The permit applications that you make will appear here.',
          ),
        }}
      />
    </Frame>
  );
}

const meta = {
  title: 'Screens/List',
  component: List,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { rows: 'loading' } };

export const Empty: Story = { args: { rows: [] } };
