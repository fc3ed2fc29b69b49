import { useState } from 'react';
import type { Calendar } from './calendar.tsx';

type CalendarComponent = typeof Calendar;

/** The calendar's code, fetched when somebody is about to open one. Until then it is undefined. */
export function useCalendar() {
  const [component, setComponent] = useState<CalendarComponent>();
  // A calendar that cannot be fetched leaves the typing.
  const load = () =>
    import('./calendar.tsx').then(
      (module) => setComponent(() => module.Calendar),
      () => undefined,
    );
  return [component, load] as const;
}
