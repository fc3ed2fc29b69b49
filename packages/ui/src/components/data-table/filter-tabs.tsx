import { StatusTabs } from '../status-tabs/index.ts';
import { chosenIn, type DrawnFilter } from './filter.ts';
import type { TableState } from './table-state.ts';

interface FilterTabsProps {
  filter: DrawnFilter;
  requested: TableState;
  onFilter: (id: string, value: string) => void;
}

/** A filter above the table, with the number of rows of each option. */
export function FilterTabs({ filter, requested, onFilter }: FilterTabsProps) {
  const { id, label, all, options, counts } = filter;
  const count = (value: string) => counts && (counts[value] ?? 0);
  return (
    <StatusTabs
      label={label}
      tabs={[
        { id: '', label: all, count: counts?.[''] },
        ...options.map((option) => ({ id: option.value, label: option.label, count: count(option.value) })),
      ]}
      value={chosenIn(filter, requested)}
      onChange={(value) => onFilter(id, value)}
    />
  );
}
