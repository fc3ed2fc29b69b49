import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../button/icon-button.tsx';
import * as styles from './calendar.css.ts';

interface CalendarHeadProps {
  id: string;
  month: string;
  /** Moves by a number of months. */
  onGo: (months: number) => void;
}

/** The name of the month between the buttons for the previous and next ones. */
export function CalendarHead({ id, month, onGo }: CalendarHeadProps) {
  const messages = useMessages('dateField');
  const buttons = {
    before: [
      { months: -12, label: messages.previousYear, icon: <ChevronsLeft size={16} /> },
      { months: -1, label: messages.previousMonth, icon: <ChevronLeft size={16} /> },
    ],
    after: [
      { months: 1, label: messages.nextMonth, icon: <ChevronRight size={16} /> },
      { months: 12, label: messages.nextYear, icon: <ChevronsRight size={16} /> },
    ],
  };
  const draw = ({ months, label, icon }: (typeof buttons.before)[number]) => (
    <IconButton key={months} size="small" label={label} icon={icon} onClick={() => onGo(months)} />
  );
  return (
    <div className={styles.head}>
      <span className={styles.buttons}>{buttons.before.map(draw)}</span>
      <strong id={id} aria-live="polite">
        {month}
      </strong>
      <span className={styles.buttons}>{buttons.after.map(draw)}</span>
    </div>
  );
}
