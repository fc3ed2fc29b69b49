import { ChevronRight } from 'lucide-react';
import { IconButton } from '../button/index.ts';
import { roles } from './column.ts';
import * as styles from './data-table.css.ts';

// Created once: React skips an icon whose element is the same.
const chevron = <ChevronRight className={styles.chevron} size={16} aria-hidden />;

interface RowToggleProps {
  /** The name of the button, including the row. */
  label: string;
  open: boolean;
  /** Id of the opened part. */
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
