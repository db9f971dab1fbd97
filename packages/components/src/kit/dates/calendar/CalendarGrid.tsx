import { mergeClasses } from '@fluentui/react-components';
import { directionOf } from '@tideform/i18n';
import { useSpeech } from '@tideform/i18n/react';
import { useEffect, useRef } from 'react';
import { moveByKey, weeksOf } from './calendar-days.ts';
import { firstWeekday } from './first-weekday.ts';
import { mayPickDay, type PickLimits } from './pick-limits.ts';
import { useCalendarStyles } from './useCalendarStyles.tsx';

interface CalendarGridProps {
  /** `YYYY-MM-DD`, '' for none. */
  readonly chosen: string;
  /** The day that the keyboard is on; its month is shown. */
  readonly current: string;
  readonly today: string;
  readonly limits: PickLimits;
  /** The keyboard is on it: otherwise it is in the head or elsewhere. */
  readonly takesFocus: boolean;
  readonly onMove: (date: string) => void;
  readonly onChoose: (date: string) => void;
}

/** A month by weeks: one stop of Tab, with the arrows within. */
export function CalendarGrid({ chosen, current, today, limits, takesFocus, onMove, onChoose }: CalendarGridProps) {
  const styles = useCalendarStyles();
  const { locale, language } = useSpeech();
  const currentDay = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current day is another button
  useEffect(() => {
    if (takesFocus) currentDay.current?.focus();
  }, [takesFocus, current]);
  const first = firstWeekday(locale);
  const weeks = weeksOf(current.slice(0, 7), first);
  const write = (date: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC', calendar: 'gregory' }).format(
      new Date(`${date}T00:00Z`),
    );
  const dayClass = (date: string) =>
    mergeClasses(
      styles.day,
      !date.startsWith(current.slice(0, 7)) && styles.beside,
      date === today && styles.today,
      !mayPickDay(date, limits) && styles.closed,
      date === chosen && styles.chosen,
    );
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons is a grid
      role="grid"
      aria-label={write(current, { month: 'long', year: 'numeric' })}
      className={styles.grid}
      onKeyDown={(event) => {
        const to = moveByKey(current, event, { firstWeekday: first, isRightToLeft: directionOf(language) === 'rtl' });
        if (to === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        onMove(to);
      }}
    >
      <thead>
        <tr>
          {weeks[0]!.map((date) => (
            <th key={date} scope="col" abbr={write(date, { weekday: 'long' })} className={styles.weekday}>
              {shortest(write(date, { weekday: 'short' }), write(date, { weekday: 'narrow' }))}
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
                  aria-label={write(date, { dateStyle: 'full' })}
                  aria-current={date === today ? 'date' : undefined}
                  aria-disabled={!mayPickDay(date, limits) || undefined}
                  className={dayClass(date)}
                  onClick={() => mayPickDay(date, limits) && onChoose(date)}
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

/** Some languages do not shorten their weekdays. */
const shortest = (short: string, narrow: string): string => (short.length <= 4 ? short : narrow);
