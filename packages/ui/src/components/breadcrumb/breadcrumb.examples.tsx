import { say } from '../../testing/say.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export const PlacesAbovePage = () => (
  <Breadcrumb
    className="book-places"
    aria-label={say('Menurut menu', 'By the menu')}
    items={[
      { label: 'Dashboard', href: '#/dashboard' },
      { label: say('Perizinan', 'Permits') },
      { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
      { label: '118/SNB/IX/2024' },
    ]}
  />
);

export const PagesThatWereVisitedBefore = () => (
  <Breadcrumb
    className="book-places"
    aria-label={say('Menurut kunjungan', 'By visits')}
    items={[
      { label: 'Dashboard', href: '#/dashboard' },
      { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
      { label: 'Browse', href: '#/brows' },
      { label: '118/SNB/IX/2024' },
    ]}
  />
);

export const PageItselfComesLast = () => (
  <Breadcrumb
    className="book-places"
    aria-label={say('Dengan halaman ini', 'With this page')}
    items={[
      { label: 'Dashboard', href: '#/dashboard' },
      { label: say('Perizinan', 'Permits') },
      { label: say('Pengajuan', 'Applications'), href: '#/pengajuan' },
      { label: '118/SNB/IX/2024' },
    ]}
  />
);

export const WithoutItListLooksLike = () => (
  <Breadcrumb
    className="book-places"
    aria-label={say('Tanpa halaman ini', 'Without this page')}
    items={[
      { label: 'Dashboard', href: '#/dashboard' },
      { label: say('Perizinan', 'Permits') },
      { label: say('Pengajuan', 'Applications') },
    ]}
  />
);
