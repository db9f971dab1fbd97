import { Button } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { getDirection } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { calendarMessages } from './calendar.messages.ts';
import { addMonths, moveToMonth } from './calendar-days.ts';
import type { DatePickerLimits } from './date-picker-limits.ts';
import { useCalendarStyles } from './useCalendarStyles.tsx';

interface CalendarHeaderProps {
  /** Day whose month is shown: `YYYY-MM-DD`. */
  readonly current: string;
  readonly today: string;
  readonly limits: DatePickerLimits;
  readonly onMove: (date: string) => void;
}

/** Month and year selects, and buttons for the previous and next month. */
export function CalendarHeader({ current, today, limits, onMove }: CalendarHeaderProps) {
  const styles = useCalendarStyles();
  const messages = useMessages(calendarMessages);
  const { locale, language } = useLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC', calendar: 'gregory' });
  const [isRtl, year] = [getDirection(language) === 'rtl', current.slice(0, 4)];
  const [Previous, Next] = isRtl
    ? [ChevronRight20Regular, ChevronLeft20Regular]
    : [ChevronLeft20Regular, ChevronRight20Regular];
  return (
    <div className={styles.head}>
      <select
        aria-label={messages.month}
        className={styles.select}
        value={current.slice(5, 7)}
        onChange={(event) => onMove(moveToMonth(current, `${year}-${event.target.value}`))}
      >
        {Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')).map((number) => (
          <option key={number} value={number}>
            {month.format(new Date(`2000-${number}-15T00:00Z`))}
          </option>
        ))}
      </select>
      <select
        aria-label={messages.year}
        className={styles.select}
        value={year}
        onChange={(event) => onMove(moveToMonth(current, `${event.target.value}-${current.slice(5, 7)}`))}
      >
        {listSelectableYears(year, today, limits).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <span className={styles.rest} />
      <Button
        appearance="subtle"
        aria-label={messages.previousMonth}
        icon={<Previous />}
        onClick={() => onMove(addMonths(current, -1))}
      />
      <Button
        appearance="subtle"
        aria-label={messages.nextMonth}
        icon={<Next />}
        onClick={() => onMove(addMonths(current, 1))}
      />
    </div>
  );
}

/** Returns the years to choose from: the allowed years, or about 110 years back and 30 years ahead. */
function listSelectableYears(shownYear: string, today: string, { min, max }: DatePickerLimits): readonly string[] {
  const now = Number(today.slice(0, 4));
  const first = Math.min(Number(min?.slice(0, 4) ?? now - 110), Number(shownYear));
  const last = Math.max(!max || max.startsWith('9999') ? now + 30 : Number(max.slice(0, 4)), Number(shownYear));
  const from = Math.max(first, last - 300);
  return Array.from({ length: last - from + 1 }, (_, at) => String(from + at).padStart(4, '0'));
}
