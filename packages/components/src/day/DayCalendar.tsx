import { resolveTimeZone } from '@tideform/engine';
import { useRef, useState } from 'react';
import { getLabelId } from '../kit/control-attributes.ts';
import { CalendarButton } from '../kit/dates/CalendarButton.tsx';
import { parseMoment } from '../kit/dates/moment.ts';
import { formatWallTime } from '../kit/dates/wall-time.ts';
import type { DayProps } from './day.ts';
import { type DayNumbers, formatDayPart } from './day-parts.ts';

interface DayCalendarProps {
  /** DOM ID of the field. */
  readonly id: string;
  readonly props: DayProps;
  readonly numbers: DayNumbers;
  readonly isOff: boolean;
  readonly onPick: (numbers: DayNumbers) => void;
}

/** Calendar button for choosing a whole day instead of typing its parts. */
export function DayCalendar({ id, props, numbers, isOff, onPick }: DayCalendarProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const picked = `${formatDayPart('year', numbers.year)}-${formatDayPart('month', numbers.month)}-${formatDayPart('day', numbers.day)}`;
  return (
    <span ref={anchor}>
      <CalendarButton
        kind="date"
        target={anchor}
        surface={surface}
        labelledBy={getLabelId(id)}
        disabled={isOff}
        isOpen={isOpen}
        onOpenChange={setOpen}
        limits={getDayLimits(props)}
        pickedValue={parseMoment(picked) ? picked : ''}
        now={() => formatWallTime(Date.now(), resolveTimeZone('')).slice(0, 16)}
        onPick={(date) => {
          const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
          onPick({ year, month, day });
        }}
      />
    </span>
  );
}

/** Returns the first and last allowed day, from the author's date and year limits. The narrower limit counts. */
function getDayLimits({ minDate, maxDate, minYear, maxYear, fields: { year } }: DayProps) {
  const first = year.minYear ?? minYear;
  const last = year.maxYear ?? maxYear;
  const min = [parseMoment(minDate)?.date, first && `${formatDayPart('year', first)}-01-01`].filter((day) => !!day);
  const max = [parseMoment(maxDate)?.date, last && `${formatDayPart('year', last)}-12-31`].filter((day) => !!day);
  return { min: min.sort().at(-1) || undefined, max: max.sort()[0] || undefined };
}
