import { Luggage } from 'lucide-react';
import { say } from '../../testing/say.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { DoorLink, OrDivider } from './door-link.tsx';

export const OnePrimaryAction = () => (
  <div style={{ display: 'grid', gap: 20 }}>
    <Button variant="primary" block>
      Login
    </Button>
    <OrDivider>{say('tanpa akun', 'without an account')}</OrDivider>
    <DoorLink
      href="#/menutransit"
      label={say('Laporan barang transit', 'Transit goods report')}
      note={say('Ajukan atau cari dengan kode registrasi', 'File one, or find it by its registration code')}
      icon={<Luggage size={20} strokeWidth={1.75} aria-hidden />}
    />
  </div>
);

export const TwoButtonsLookLikeTwo = () => (
  <div style={{ display: 'grid', gap: 20 }}>
    <Button variant="primary" block>
      Login
    </Button>
    <Button block>{say('Laporan barang transit', 'Transit goods report')}</Button>
  </div>
);

export const DoorThatIsClosedSays = () => (
  <DoorLink
    label={say('Barang Kiriman', 'Couriers’ goods')}
    note={say('Belum dibuka dari menu ini.', 'Not open from this menu yet.')}
    badge={<Badge>COMING SOON</Badge>}
    icon={<Luggage size={20} strokeWidth={1.75} aria-hidden />}
  />
);

export const ItCannotBeFollowed = () => (
  <DoorLink
    label={say('Barang Kiriman', 'Couriers’ goods')}
    icon={<Luggage size={20} strokeWidth={1.75} aria-hidden />}
  />
);
