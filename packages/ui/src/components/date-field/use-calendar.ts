import { parseTypedDate } from '@pabean/api/rules';
import { type RefObject, type ToggleEvent, useRef, useState } from 'react';
import { usePlacement } from '../../popup/use-placement.ts';
import type { Calendar } from './calendar.tsx';

type CalendarComponent = typeof Calendar;

/**
 * The calendar of a date field: its component, loaded when the user is about to open it, the day on which it opened,
 * and its position at the control. If the calendar cannot be loaded, the day can still be typed.
 */
export function useCalendar(input: RefObject<HTMLInputElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const [Calendar, setCalendar] = useState<CalendarComponent>();
  const [opened, setOpened] = useState<{ at: string | undefined }>();
  const placement = usePlacement(box, opened !== undefined, 'start', () => input.current);

  const load = () =>
    import('./calendar.tsx').then(
      (module) => setCalendar(() => module.Calendar),
      () => undefined,
    );
  function onToggle(event: ToggleEvent) {
    const isOpen = event.newState === 'open';
    if (isOpen) load();
    setOpened(isOpen ? { at: parseTypedDate(input.current?.value ?? '') } : undefined);
  }
  return { box, Calendar, opened, placement, load, onToggle };
}
