import { Rows3, Rows4 } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../testing/say.ts';
import { type Segment, SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

export const icons: Segment[] = [
  { value: 'comfortable', label: say('Lapang', 'Roomy'), icon: <Rows3 size={16} aria-hidden /> },
  { value: 'compact', label: say('Rapat', 'Compact'), icon: <Rows4 size={16} aria-hidden /> },
];

export const spans: Segment[] = [
  { value: 'day', label: say('Hari', 'Day') },
  { value: 'week', label: say('Minggu', 'Week') },
  { value: 'month', label: say('Bulan', 'Month') },
];

function Chosen({ label, options }: Pick<SegmentedControlProps, 'label' | 'options'>) {
  const [value, setValue] = useState(options[0]?.value ?? '');
  return (
    <div style={{ display: 'flex' }}>
      <SegmentedControl label={label} options={options} value={value} onChange={setValue} />
    </div>
  );
}

const density = say('Kerapatan baris', 'Row density');

export const IconsForAll = () => <Chosen label={density} options={icons} />;

export const IconForOne = () => (
  <Chosen
    label={density}
    options={icons.map((each, index) => (index === 0 ? each : { ...each, icon: undefined }))}
  />
);

export const ShortWords = () => <Chosen label={say('Tampilan', 'Display')} options={spans} />;

export const LongWords = () => (
  <Chosen
    label={say('Tampilan', 'Display')}
    options={spans.map(({ value, label }) => ({ value, label: say(`Per ${label}`, `By ${label}`) }))}
  />
);
