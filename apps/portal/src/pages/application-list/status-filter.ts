import type { ListedApplication } from '@pabean/api/contract';
import { permitStatusTone, type StatusTone } from '@pabean/api/rules';
import type { TableFilter } from '@pabean/ui';
import type { PageWords } from '../../words/pages-id.ts';

// By their value in the address. Codes that no table names are only among all.
const tones = {
  draf: 'draft',
  proses: 'process',
  disetujui: 'approved',
  ditolak: 'rejected',
} as const satisfies Record<string, StatusTone>;

const names = Object.keys(tones) as (keyof typeof tones)[];

const nameOf = ({ status }: ListedApplication) => {
  const tone = permitStatusTone(status);
  return names.find((name) => tones[name] === tone);
};

/** The filter above the list: what became of the applications. */
export const statusFilter = (words: PageWords['applicationList']): TableFilter<ListedApplication> => ({
  id: 'status',
  label: words.tabs,
  all: words.all,
  options: names.map((name) => ({ value: name, label: words[tones[name]] })),
  optionOf: nameOf,
  drawn: 'tabs',
});
