import { AppShell } from '@pabean/ui';
import { CalendarCheck, Container, FilePenLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { office } from './office/profile.ts';
import { user } from './provider.ts';
import { UserMenu } from './user-menu.tsx';

const nav = [
  {
    label: 'Layanan',
    items: [
      { href: '#/', label: 'Permohonan', icon: <FilePenLine size={16} /> },
      { href: '#/janji', label: 'Janji loket', icon: <CalendarCheck size={16} /> },
      { href: '#/muatan', label: 'Periksa muatan', icon: <Container size={16} /> },
    ],
  },
];

/** The sidebar's item of an address. */
const placeOf = (path: string) => (path.startsWith('/permohonan') ? '#/' : `#${path}`);

/** The frame around every page. After a navigation the new page's heading gets the focus. */
export function Frame({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.querySelector('h1')?.focus();
  }, [path]);
  return (
    <AppShell
      office={office}
      homeHref="#/"
      nav={nav}
      current={placeOf(path)}
      user={<UserMenu name={user} />}
      printedBy={user}
    >
      {children}
    </AppShell>
  );
}
