import { buildSessionUser } from '@pabean/api/fixtures';
import { office020400 } from '@pabean/api/rules';
import { AppShell, ChromeButton, UserButton } from '@pabean/ui';
import { Contrast, FilePenLine, Files, FolderSearch, LayoutDashboard, Ship, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../packages/ui/src/testing/say.ts';

/** The account of the example screens. */
export const user = buildSessionUser();

const nav = [
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
      { href: '#/upload', label: say('Upload Laporan', 'Upload report'), icon: <Upload size={16} /> },
      {
        href: '#/upload/brows',
        label: say('Browse Upload Laporan', 'Browse uploaded reports'),
        icon: <Files size={16} />,
      },
    ],
  },
  {
    label: say('Rekonsiliasi Manifes', 'Manifest reconciliation'),
    items: [{ href: '#/manifes', label: 'Browse', icon: <Ship size={16} /> }],
  },
];

/** Props of {@link Frame}. */
export interface FrameProps {
  /** `href` of the navigation item that the screen belongs to. */
  current: string;
  children: ReactNode;
}

/** The frame around an example screen. Its links lead nowhere: the book has no router. */
export function Frame({ current, children }: FrameProps) {
  return (
    <AppShell
      office={office020400}
      homeHref="#/dashboard"
      nav={nav}
      current={current}
      accessibilityHref="#/aksesibilitas"
      printedBy={user.username}
      display={
        <ChromeButton label={say('Tampilan', 'Display')} icon={<Contrast size={20} strokeWidth={1.75} />} />
      }
      user={<UserButton name={user.username} />}
      onClick={(event) => event.preventDefault()}
    >
      {children}
    </AppShell>
  );
}
