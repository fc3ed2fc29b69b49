import { say } from '../../testing/say.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

export const ItNamesWhatWasSearched = () => (
  <EmptyState
    variant="nothing-found"
    heading={say('Tidak ada hasil untuk “PLB”', 'No results for “PLB”')}
    action={<Button size="small">{say('Hapus saringan', 'Clear filters')}</Button>}
  />
);

export const ItReadsAsIfThere = () => (
  <EmptyState variant="nothing-found" heading={say('Tidak ada data', 'No data')} />
);

export const OneNextStep = () => (
  <EmptyState
    heading={say('Belum ada pengajuan', 'No applications yet')}
    action={
      <ButtonLink href="#tambah" variant="primary" size="small">
        {say('Tambah Pengajuan', 'Add application')}
      </ButtonLink>
    }
  />
);

export const ThreeStepsBesideEachOther = () => (
  <EmptyState
    heading={say('Belum ada pengajuan', 'No applications yet')}
    action={
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 8,
          justifyContent: 'center',
          alignItems: 'center',
        }}
      >
        <ButtonLink href="#tambah" variant="primary" size="small">
          {say('Tambah Pengajuan', 'Add application')}
        </ButtonLink>
        <Button size="small">{say('Impor', 'Import')}</Button>
        <Button size="small">{say('Bantuan', 'Help')}</Button>
      </div>
    }
  />
);
