import { todayIn } from '@pabean/api/rules';
import { addMonths, isSameMonth, parseISO } from 'date-fns';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useTimeZone } from '../../office/office.tsx';
import * as styles from './calendar.css.ts';
import { clamp, dayFor, toIso, weekOf, weeksOf } from './calendar-days.ts';
import { CalendarHead } from './calendar-head.tsx';

/** Props of {@link Calendar}. Days are `YYYY-MM-DD`. */
export interface CalendarProps {
  /** The chosen day. */
  value: string | undefined;
  /** The first day that can be chosen. */
  min: string | undefined;
  /** The last day that can be chosen. */
  max: string | undefined;
  onPick: (iso: string) => void;
}

const wholeDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** One month as a grid of days; the focus starts on the chosen day, else on today in the office's time zone. */
export function Calendar({ value, min, max, onPick }: CalendarProps) {
  const { locale } = useMessages('dateField');
  const monthId = useId();
  const grid = useRef<HTMLTableSectionElement>(null);
  const movesFocus = useRef(true);
  const today = todayIn(useTimeZone());
  const [active, setActive] = useState(() => clamp(value ?? today, min, max));
  const month = parseISO(active);
  const week = useMemo(() => weekOf(locale), [locale]);
  const weeks = weeksOf(month, week);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active day changes
  useLayoutEffect(() => {
    if (movesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    movesFocus.current = false;
  }, [active]);

  function onKeyDown(event: KeyboardEvent) {
    const next = dayFor(event.key, event.shiftKey, active, week);
    if (!next) return;
    event.preventDefault();
    movesFocus.current = true;
    setActive(clamp(next, min, max));
  }
  const format = (day: Date, options: Intl.DateTimeFormatOptions) => day.toLocaleDateString(locale, options);

  return (
    <div className={styles.calendar}>
      <CalendarHead
        id={monthId}
        month={format(month, { month: 'long', year: 'numeric' })}
        onGo={(months) => setActive(clamp(toIso(addMonths(month, months)), min, max))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys make this table a grid */}
      <table role="grid" aria-labelledby={monthId} className={styles.table}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={toIso(day)}
                scope="col"
                abbr={format(day, { weekday: 'long' })}
                className={styles.weekday}
              >
                {format(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={grid} onKeyDown={onKeyDown}>
          {weeks.map((days) => (
            <tr key={days[0] && toIso(days[0])}>
              {days.map((day) => {
                const iso = toIso(day);
                const outOfBounds = clamp(iso, min, max) !== iso;
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
                  <td key={iso} aria-selected={iso === value} className={styles.cell}>
                    <button
                      type="button"
                      tabIndex={iso === active ? 0 : -1}
                      aria-label={format(day, wholeDay)}
                      aria-current={iso === today ? 'date' : undefined}
                      aria-disabled={outOfBounds || undefined}
                      data-outside={isSameMonth(day, month) ? undefined : ''}
                      className={styles.day}
                      onClick={() => !outOfBounds && onPick(iso)}
                    >
                      {day.getDate()}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
