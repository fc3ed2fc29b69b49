import { ChevronRight } from 'lucide-react';
import { IconButton } from '../button/index.ts';
import { roles } from './column.ts';
import * as styles from './data-table.css.ts';

// Made once: an icon is drawn again only when its element is another one.
const chevron = <ChevronRight className={styles.chevron} size={16} aria-hidden />;

interface RowToggleProps {
  /** Says what is opened, the row's name included. */
  label: string;
  open: boolean;
  /** Id of the part that is opened. */
  controls: string;
  onToggle: () => void;
}

/** The cell with the button that opens a row. */
export function RowToggle({ label, open, controls, onToggle }: RowToggleProps) {
  return (
    <td {...roles.cell} className={styles.cell} data-card="toggle" data-print="never">
      <IconButton
        size="small"
        label={label}
        icon={chevron}
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        onClick={onToggle}
      />
    </td>
  );
}
