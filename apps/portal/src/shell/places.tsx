import type { UserType } from '@pabean/api/rules';
import type { NavGroup } from '@pabean/ui/app-shell';
import {
  ClipboardPenLine,
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
import type { AppMessages, TitleKey } from '../messages/id.ts';
import { hrefTo, paths } from '../paths.ts';
import { routes } from '../routes.ts';
import { mayOpen } from '../routing/decide.ts';
import type { PageRoute } from '../routing/route.ts';

/** Addresses without parameters: only they can be in the sidebar. */
type PlacePath = Exclude<(typeof paths)[keyof typeof paths], `${string}:${string}`>;

interface Place {
  readonly path: PlacePath;
  readonly label: TitleKey;
  readonly Icon: LucideIcon;
}

/** The sidebar in order, group by group. Access is defined in the table of routes. */
const groups: readonly { readonly label?: TitleKey; readonly places: readonly Place[] }[] = [
  { places: [{ path: paths.dashboard, label: 'dashboard', Icon: LayoutDashboard }] },
  {
    label: 'permits',
    places: [
      { path: paths.applicationList, label: 'applications', Icon: FilePenLine },
      { path: paths.browseList, label: 'browse', Icon: FolderSearch },
      { path: paths.ftzList, label: 'ftz', Icon: FileSymlink },
      { path: paths.ftzBrowseList, label: 'ftzBrowse', Icon: FileSearch },
    ],
  },
  {
    label: 'upload',
    places: [
      { path: paths.reportUpload, label: 'reportUpload', Icon: Upload },
      { path: paths.reportList, label: 'reportList', Icon: Files },
    ],
  },
  {
    label: 'reconciliation',
    places: [{ path: paths.reconciliationList, label: 'browse', Icon: Ship }],
  },
  {
    label: 'releaseLetters',
    places: [{ path: paths.releaseLetterList, label: 'releaseLetterList', Icon: Mails }],
  },
  {
    label: 'ppftz',
    places: [
      { path: paths.ppftzRecording, label: 'ppftzRecording', Icon: ClipboardPenLine },
      { path: paths.ppftzList, label: 'browse', Icon: ListChecks },
    ],
  },
];

function isOpen(path: PlacePath, type: UserType): boolean {
  const route = routes.find((each) => each.path === path);
  return route !== undefined && 'access' in route && mayOpen(route.access, type);
}

/** The sidebar of one user type: only accessible pages, and no empty groups. */
export function placesFor(type: UserType, messages: AppMessages['titles']): NavGroup[] {
  return groups
    .map(({ label, places }) => ({
      label: label && messages[label],
      items: places
        .filter(({ path }) => isOpen(path, type))
        .map(({ path, label: key, Icon }) => ({
          href: hrefTo(path),
          label: messages[key],
          icon: <Icon size={16} />,
        })),
    }))
    .filter((group) => group.items.length > 0);
}

/** The sidebar's item of a page: its own, or that of the page above it. */
export const placeOf = (route: PageRoute) => `#${route.parent ?? route.path}`;
