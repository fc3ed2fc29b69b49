import { useState } from 'react';
import { say } from '../../testing/say.ts';
import { StatusTabs, type StatusTabsProps } from './status-tabs.tsx';

function Filters(props: Pick<StatusTabsProps, 'label' | 'tabs'>) {
  const [value, setValue] = useState(props.tabs[0]?.id ?? '');
  return <StatusTabs {...props} value={value} onChange={setValue} style={{ minInlineSize: 0 }} />;
}

export const FilterStaysAndSays = () => (
  <Filters
    label={say('Saring, lengkap', 'Filter, complete')}
    tabs={[
      { id: 'all', label: say('Semua', 'All'), count: 12 },
      { id: 'draft', label: say('Draf', 'Draft'), count: 0 },
      { id: 'process', label: say('Dalam proses', 'In process'), count: 9 },
      { id: 'approved', label: say('Disetujui', 'Approved'), count: 3 },
    ]}
  />
);

export const FilterThatGoes = () => (
  <Filters
    label={say('Saring, tanpa draf', 'Filter, without drafts')}
    tabs={[
      { id: 'all', label: say('Semua', 'All'), count: 12 },
      { id: 'process', label: say('Dalam proses', 'In process'), count: 9 },
      { id: 'approved', label: say('Disetujui', 'Approved'), count: 3 },
    ]}
  />
);

export const ItStartsWithEverything = () => (
  <Filters
    label={say('Saring, semua dulu', 'Filter, all first')}
    tabs={[
      { id: 'all', label: say('Semua', 'All'), count: 12 },
      { id: 'draft', label: say('Draf', 'Draft'), count: 0 },
      { id: 'process', label: say('Dalam proses', 'In process'), count: 9 },
      { id: 'approved', label: say('Disetujui', 'Approved'), count: 3 },
    ]}
  />
);

export const ThereIsNoWay = () => (
  <Filters
    label={say('Saring, tanpa semua', 'Filter, without all')}
    tabs={[
      { id: 'process', label: say('Dalam proses', 'In process'), count: 9 },
      { id: 'draft', label: say('Draf', 'Draft'), count: 0 },
      { id: 'approved', label: say('Disetujui', 'Approved'), count: 3 },
    ]}
  />
);
