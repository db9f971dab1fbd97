import { knownZone } from '@tideform/engine';
import { useRef, useState } from 'react';
import { labelId } from '../kit/control-attributes.ts';
import { CalendarButton } from '../kit/dates/CalendarButton.tsx';
import { readMoment } from '../kit/dates/moment.ts';
import { wallAt } from '../kit/dates/wall-time.ts';
import type { DayProps } from './day.ts';
import { type DayNumbers, writePart } from './day-parts.ts';

interface DayCalendarProps {
  /** DOM id of the field. */
  readonly id: string;
  readonly props: DayProps;
  readonly numbers: DayNumbers;
  readonly isOff: boolean;
  readonly onPick: (numbers: DayNumbers) => void;
}

/** A whole day may be picked too, and typed as ever. */
export function DayCalendar({ id, props, numbers, isOff, onPick }: DayCalendarProps) {
  const room = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const picked = `${writePart('year', numbers.year)}-${writePart('month', numbers.month)}-${writePart('day', numbers.day)}`;
  return (
    <span ref={room}>
      <CalendarButton
        kind="date"
        target={room}
        surface={surface}
        labelledBy={labelId(id)}
        disabled={isOff}
        isOpen={isOpen}
        onOpenChange={setOpen}
        limits={limitsOf(props)}
        picked={readMoment(picked) ? picked : ''}
        now={() => wallAt(Date.now(), knownZone('')).slice(0, 16)}
        onPick={(date) => {
          const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
          onPick({ year, month, day });
        }}
      />
    </span>
  );
}

/** Of a year that is limited too, the narrower limit holds. */
function limitsOf({ minDate, maxDate, minYear, maxYear, fields: { year } }: DayProps) {
  const first = year.minYear ?? minYear;
  const last = year.maxYear ?? maxYear;
  const min = [readMoment(minDate)?.date, first && `${writePart('year', first)}-01-01`].filter((day) => !!day);
  const max = [readMoment(maxDate)?.date, last && `${writePart('year', last)}-12-31`].filter((day) => !!day);
  return { min: min.sort().at(-1) || undefined, max: max.sort()[0] || undefined };
}
