import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { StickyToolbar } from './sticky-toolbar.tsx';

export const containers = ['MSKU9070323', 'TEMU6482100', 'TGHU7593184', 'CMAU0345671', 'HLXU8120956'];

interface RowsProps {
  chosen: readonly string[];
  onToggle?: (row: string) => void;
  rows?: readonly string[];
}

export function Rows({ chosen, onToggle, rows = containers }: RowsProps) {
  return (
    <ul style={{ display: 'grid', gap: 12, padding: 16 }}>
      {rows.map((row) => (
        <li key={row}>
          <Checkbox label={row} checked={chosen.includes(row)} onChange={() => onToggle?.(row)} />
        </li>
      ))}
    </ul>
  );
}

export const BarHasWhatCan = () => (
  <StickyToolbar
    label={say('Kontainer', 'Containers')}
    count={say('126 baris', '126 rows')}
    actions={<Button size="small">{say('Tempel', 'Paste')}</Button>}
  >
    <Rows rows={containers.slice(0, 2)} chosen={[]} />
  </StickyToolbar>
);

export const HapusTakesRoomThough = () => (
  <StickyToolbar
    label={say('Kontainer', 'Containers')}
    count={say('126 baris', '126 rows')}
    actions={
      <>
        <Button size="small">{say('Tempel', 'Paste')}</Button>
        <Button size="small" disabled>
          {say('Hapus', 'Delete')}
        </Button>
      </>
    }
  >
    <Rows rows={containers.slice(0, 2)} chosen={[]} />
  </StickyToolbar>
);
