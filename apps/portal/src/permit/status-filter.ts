import type { ListedApplication } from '@pabean/api/contract';
import { permitStatusTone, type StatusTone } from '@pabean/api/rules';
import type { TableFilter } from '@pabean/ui/data-table';
import type { PageMessages } from '../messages/pages-id.ts';

// By their value in the address. Unlisted codes, such as of a revoked licence, are the last group.
const tones = {
  draf: 'draft',
  proses: 'process',
  disetujui: 'approved',
  ditolak: 'rejected',
  lain: 'unknown',
} as const satisfies Record<string, StatusTone>;

/** A group of statuses. */
export type StatusGroup = keyof typeof tones;

/** The groups, in the order of the tabs. */
export const statusGroups = Object.keys(tones) as StatusGroup[];

/** The group of a status, by its value in the address. */
export const groupOf = ({ status }: Pick<ListedApplication, 'status'>): StatusGroup => {
  const tone = permitStatusTone(status);
  return statusGroups.find((name) => tones[name] === tone) ?? 'lain';
};

/** The label of a group. */
export const labelOf = (group: StatusGroup, messages: PageMessages['applicationList']) =>
  messages[tones[group]];

/** The filter above the list: the applications' status groups. */
export const statusFilter = (messages: PageMessages['applicationList']): TableFilter<ListedApplication> => ({
  id: 'status',
  label: messages.tabs,
  all: messages.all,
  options: statusGroups.map((name) => ({ value: name, label: labelOf(name, messages) })),
  optionOf: groupOf,
  drawn: 'tabs',
});
