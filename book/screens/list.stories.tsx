import type { ListedApplication } from '@pabean/api/contract';
import { ButtonLink, IconButton, RowIcon } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { say } from '../../packages/ui/src/testing/say.ts';
import { applicationColumns, applications, byStatus } from './applications.tsx';
import { ListScreen } from './list-screen.tsx';

const filters = [byStatus];

function List({ rows = applications }: { rows?: readonly ListedApplication[] | 'loading' }) {
  return (
    <ListScreen
      current="#/pengajuan"
      area={say('Perizinan', 'Permits')}
      heading={say('Pengajuan', 'Applications')}
      lead={say(
        'Permohonan izin yang Anda buat. Draf dapat diubah sampai dikirim.',
        'The permit applications that you made. A draft can be changed until it is sent.',
      )}
      add={
        <ButtonLink variant="primary" icon={<Plus size={16} />} href="#/pengajuan/baru">
          {say('Tambah Pengajuan', 'Add application')}
        </ButtonLink>
      }
      columns={applicationColumns}
      rows={rows === 'loading' ? undefined : rows}
      filters={filters}
      searchLabel={say('Cari pengajuan', 'Search applications')}
      searchPlaceholder={say('Cari nomor, perusahaan, jenis izin', 'Search number, company, permit type')}
      actions={({ id, number }) => (
        <>
          <ButtonLink
            size="small"
            variant="quiet"
            href={`#/pengajuan/${id}`}
            aria-label={say(`Detail permohonan ${number}`, `Detail of application ${number}`)}
          >
            Detail
          </ButtonLink>
          <IconButton
            size="small"
            variant="danger"
            label={say(`Hapus permohonan ${number}`, `Delete application ${number}`)}
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
