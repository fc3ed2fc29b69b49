import { FilePenLine, FolderSearch, LayoutDashboard, Ship, Upload } from 'lucide-react';
import { say } from '../../testing/say.ts';
import { SidebarNav, type SidebarNavProps } from './sidebar-nav.tsx';

export const nav = [
  { items: [{ href: '#/dashboard', label: 'Dashboard', icon: <LayoutDashboard size={16} /> }] },
  {
    label: say('Perizinan', 'Permits'),
    items: [
      { href: '#/pengajuan', label: say('Pengajuan', 'Applications'), icon: <FilePenLine size={16} /> },
      { href: '#/brows', label: 'Browse', icon: <FolderSearch size={16} /> },
    ],
  },
  {
    label: 'Upload',
    items: [
      {
        href: '#/pengajuan/upload',
        label: say('Upload Laporan', 'Upload report'),
        icon: <Upload size={16} />,
      },
    ],
  },
  {
    label: say('Rekonsiliasi Manifes', 'Manifest reconciliation'),
    items: [{ href: '#/manifes', label: 'Browse', icon: <Ship size={16} /> }],
  },
];

/** Two groups of the sidebar, as the frame draws them. */
function Places({ current, groups = nav.slice(0, 2) }: Partial<SidebarNavProps>) {
  return (
    <div style={{ maxInlineSize: 260 }}>
      <SidebarNav groups={groups} current={current} />
    </div>
  );
}

const wordy = [
  {
    items: [
      {
        href: '#/dashboard',
        label: say('Lihat Menu Dashboard', 'View Dashboard menu'),
        icon: <LayoutDashboard size={16} />,
      },
    ],
  },
  {
    label: say('Menu Perizinan', 'Permits menu'),
    items: [
      {
        href: '#/pengajuan',
        label: say('Lihat Menu Pengajuan', 'View Applications menu'),
        icon: <FilePenLine size={16} />,
      },
      {
        href: '#/brows',
        label: say('Lihat Menu Browse', 'View Browse menu'),
        icon: <FolderSearch size={16} />,
      },
    ],
  },
];

export const CurrentMarksPlaceWhereUser = () => <Places current="#/pengajuan" />;

export const WithoutItPage = () => <Places />;

export const EachPlaceIsNamed = () => <Places current="#/pengajuan" />;

export const VerbsAndMenuMakePeople = () => <Places current="#/pengajuan" groups={wordy} />;
