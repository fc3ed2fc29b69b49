import { formatDate } from '@pabean/api/rules';
import type { RefObject } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { closeOnEscape, closeOnLeave, closePopup } from '../../popup/opener.ts';
import { popup } from '../../popup/popup.css.ts';
import { typeInto } from '../field/type-into.ts';
import type { CalendarProps } from './calendar.tsx';
import type { useCalendar } from './use-calendar.ts';

interface CalendarPopupProps extends Pick<CalendarProps, 'min' | 'max'> {
  id: string;
  /** The control that receives the picked day. */
  input: RefObject<HTMLInputElement | null>;
  calendar: ReturnType<typeof useCalendar>;
}

/** The popup of the calendar, beside its control. Escape closes only the popup. */
export function CalendarPopup({ id, input, min, max, calendar }: CalendarPopupProps) {
  const messages = useMessages('dateField');
  const { box, Calendar, opened, placement, onToggle } = calendar;

  function pick(iso: string) {
    if (input.current) typeInto(input.current, formatDate(iso));
    closePopup(box.current);
  }
  return (
    <div
      ref={box}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={messages.dialog}
      className={popup}
      style={placement.popup}
      onToggle={onToggle}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      {opened && Calendar && <Calendar value={opened.at} min={min} max={max} onPick={pick} />}
    </div>
  );
}
