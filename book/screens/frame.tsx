import { buildSessionUser } from '@pabean/api/fixtures';
import { office020400 } from '@pabean/api/rules';
import { AppShell, Breadcrumb, ChromeButton, type NavGroup, UserButton } from '@pabean/ui';
import {
  ClipboardPenLine,
  Contrast,
  FilePenLine,
  FileSearch,
  FileSymlink,
  Files,
  FolderSearch,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mails,
  Ship,
  Upload,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../packages/ui/src/testing/say.ts';

/** The account of the example screens. */
export const user = buildSessionUser();

/** An account that files PPFTZ records instead of permits. */
export const ppftzUser = buildSessionUser({ username: 'pindahan', name: 'Ratna Dewi Siregar', type: 'M' });

const item = (href: string, label: string, Icon: LucideIcon) => ({ href, label, icon: <Icon size={16} /> });

const dashboard: NavGroup = { items: [item('#/dashboard', 'Dashboard', LayoutDashboard)] };

const permitNav: readonly NavGroup[] = [
  dashboard,
  {
    label: say('Perizinan', 'Permits'),
    items: [
      item('#/pengajuan', say('Pengajuan', 'Applications'), FilePenLine),
      item('#/brows', 'Browse', FolderSearch),
      item('#/pengajuanftz', say('Pengajuan FTZ', 'FTZ applications'), FileSymlink),
      item('#/browseftz', 'Browse FTZ', FileSearch),
    ],
  },
  {
    label: 'Upload',
    items: [
      item('#/upload', say('Upload Laporan', 'Upload report'), Upload),
      item('#/upload/brows', say('Browse Upload Laporan', 'Browse uploaded reports'), Files),
    ],
  },
  {
    label: say('Rekonsiliasi Manifes', 'Manifest reconciliation'),
    items: [item('#/manifes', 'Browse', Ship)],
  },
  { label: 'SPPBMCP', items: [item('#/sppbmcp', 'Browse SPPBMCP', Mails)] },
];

const ppftzNav: readonly NavGroup[] = [
  dashboard,
  {
    label: say('PPFTZ Manual', 'Manual PPFTZ'),
    items: [
      item('#/ppftz/perekaman', say('Perekaman', 'Recording'), ClipboardPenLine),
      item('#/ppftz', 'Browse', ListChecks),
    ],
  },
];

const display = (
  <ChromeButton label={say('Tampilan', 'Display')} icon={<Contrast size={20} strokeWidth={1.75} />} />
);

/** Props of {@link Frame}. */
export interface FrameProps {
  /** `href` of the navigation item that the screen belongs to. */
  current: string;
  /**
   * Who is signed in; the navigation has what this account may open.
   *
   * @default user
   */
  account?: typeof user;
  children: ReactNode;
}

/** The frame around an account's screen. Its links lead nowhere: the book has no router. */
export function Frame({ current, account = user, children }: FrameProps) {
  return (
    <AppShell
      office={office020400}
      homeHref="#/dashboard"
      nav={account.type === 'M' ? ppftzNav : permitNav}
      current={current}
      printedBy={account.username}
      display={display}
      user={<UserButton name={account.username} />}
      onClick={(event) => event.preventDefault()}
    >
      {children}
    </AppShell>
  );
}

/** The frame around the screen of a visitor, without an account. */
export function VisitorFrame({ children }: Pick<FrameProps, 'children'>) {
  return (
    <AppShell
      office={office020400}
      homeHref="#/login"
      loginHref="#/login"
      display={display}
      onClick={(event) => event.preventDefault()}
    >
      {children}
    </AppShell>
  );
}

/** Props of {@link Crumbs}. */
export interface CrumbsProps {
  /** The labels below the dashboard; one with an address is a link. */
  items: readonly (string | { readonly label: string; readonly href: string })[];
}

/** The breadcrumb of an account's screen. */
export const Crumbs = ({ items }: CrumbsProps) => (
  <Breadcrumb
    items={[
      { label: 'Dashboard', href: '#/dashboard' },
      ...items.map((each) => (typeof each === 'string' ? { label: each } : each)),
    ]}
  />
);
