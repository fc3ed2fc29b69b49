import { FilePlus2, LayoutDashboard, Search } from 'lucide-react';
import { say } from '../../testing/say.ts';
import { SidebarNav } from '../app-shell/sidebar-nav.tsx';
import { TextField } from '../text-field/index.ts';

export const groups = [
  { items: [{ href: '#dashboard', label: 'Dashboard', icon: <LayoutDashboard size={16} /> }] },
  {
    label: say('Perizinan', 'Permits'),
    items: [
      { href: '#pengajuan', label: say('Pengajuan', 'Applications'), icon: <FilePlus2 size={16} /> },
      { href: '#brows', label: 'Browse', icon: <Search size={16} /> },
    ],
  },
];

export const PlaceWherePeople = () => (
  <nav aria-label={say('Menu dengan tanda', 'Menu with a mark')}>
    <SidebarNav groups={groups} current="#pengajuan" />
  </nav>
);

export const WithoutMarkPeopleFollowLink = () => (
  <nav aria-label={say('Menu tanpa tanda', 'Menu without a mark')}>
    <SidebarNav groups={groups} />
  </nav>
);

export const OnlyPlaces = () => (
  <nav aria-label={say('Menu tempat saja', 'Menu of places alone')}>
    <SidebarNav groups={groups} current="#pengajuan" />
  </nav>
);

export const FieldHoldsPeople = () => (
  <nav aria-label={say('Menu dengan isian', 'Menu with a field')} style={{ display: 'grid', gap: 12 }}>
    <TextField label={say('Nomor pengajuan', 'Application number')} />
    <div>
      <SidebarNav groups={groups} current="#pengajuan" />
    </div>
  </nav>
);
