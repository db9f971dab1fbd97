import { mergeClasses } from '@fluentui/react-components';
import { getDirection } from '@tideform/i18n';
import { useLocale } from '@tideform/i18n/react';
import { useEffect, useRef } from 'react';
import { computeKeyTarget, getCalendarWeeks } from './calendar-days.ts';
import { type DatePickerLimits, isDayAllowed } from './date-picker-limits.ts';
import { findFirstWeekday } from './first-weekday.ts';
import { useCalendarStyles } from './useCalendarStyles.tsx';

interface CalendarGridProps {
  /** Selected day: `YYYY-MM-DD`; '' if no day is selected. */
  readonly chosen: string;
  /** Day that has the keyboard focus: `YYYY-MM-DD`. The grid shows its month. */
  readonly current: string;
  readonly today: string;
  readonly limits: DatePickerLimits;
  /** Whether the grid has the keyboard focus, as opposed to the header or another element. */
  readonly takesFocus: boolean;
  readonly onMove: (date: string) => void;
  readonly onChoose: (date: string) => void;
}

/** Days of a month as a grid with a single tab stop and arrow key navigation. */
export function CalendarGrid({ chosen, current, today, limits, takesFocus, onMove, onChoose }: CalendarGridProps) {
  const styles = useCalendarStyles();
  const { locale, language } = useLocale();
  const currentDay = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current day is another button
  useEffect(() => {
    if (takesFocus) currentDay.current?.focus();
  }, [takesFocus, current]);
  const first = findFirstWeekday(locale);
  const weeks = getCalendarWeeks(current.slice(0, 7), first);
  const formatDay = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC', calendar: 'gregory' }).format(
      new Date(`${date}T00:00Z`),
    );
  const dayClass = (date: string) =>
    mergeClasses(
      styles.day,
      !date.startsWith(current.slice(0, 7)) && styles.beside,
      date === today && styles.today,
      !isDayAllowed(date, limits) && styles.closed,
      date === chosen && styles.chosen,
    );
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons is a grid
      role="grid"
      aria-label={formatDay(current, { month: 'long', year: 'numeric' })}
      className={styles.grid}
      onKeyDown={(event) => {
        const to = computeKeyTarget(current, event, {
          firstWeekday: first,
          isRightToLeft: getDirection(language) === 'rtl',
        });
        if (to === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(to);
      }}
    >
      <thead>
        <tr>
          {weeks[0]!.map((date) => (
            <th key={date} scope="col" abbr={formatDay(date, { weekday: 'long' })} className={styles.weekday}>
              {chooseWeekdayName(formatDay(date, { weekday: 'short' }), formatDay(date, { weekday: 'narrow' }))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
              <td key={date} role="gridcell" aria-selected={date === chosen} className={styles.cell}>
                <button
                  type="button"
                  ref={date === current ? currentDay : undefined}
                  tabIndex={date === current ? 0 : -1}
                  aria-label={formatDay(date, { dateStyle: 'full' })}
                  aria-current={date === today ? 'date' : undefined}
                  aria-disabled={!isDayAllowed(date, limits) || undefined}
                  className={dayClass(date)}
                  onClick={() => isDayAllowed(date, limits) && onChoose(date)}
                >
                  {Number(date.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the short weekday name, or the narrow one for languages that don't abbreviate their weekday names. */
const chooseWeekdayName = (short: string, narrow: string): string => (short.length <= 4 ? short : narrow);
