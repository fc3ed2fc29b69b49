import type { ListedApplication } from '@pabean/api/contract';
import { permitStatusTone, type StatusTone } from '@pabean/api/rules';
import type { StatusTab } from '@pabean/ui';
import type { Words } from '../../words/id.ts';

/** The filters above the list, by their value in the address. Codes that no table names are only among all. */
const tones = {
  draf: 'draft',
  proses: 'process',
  disetujui: 'approved',
  ditolak: 'rejected',
} as const satisfies Record<string, StatusTone>;

type FilterName = keyof typeof tones;
const filterNames = Object.keys(tones) as FilterName[];
const isFilter = (name: string): name is FilterName => Object.hasOwn(tones, name);

/** The applications behind a filter; an unknown or empty one holds nothing back. */
export function filterByStatus(applications: readonly ListedApplication[], filter: string) {
  if (!isFilter(filter)) return applications;
  return applications.filter(({ status }) => permitStatusTone(status) === tones[filter]);
}

/** The filters with the number of applications behind each. */
export function statusTabs(
  applications: readonly ListedApplication[],
  words: Words['applicationList'],
): StatusTab[] {
  const count = (filter: FilterName) => filterByStatus(applications, filter).length;
  return [
    { id: '', label: words.all, count: applications.length },
    ...filterNames.map((name) => ({ id: name, label: words[tones[name]], count: count(name) })),
  ];
}
