import { Button, Popover, PopoverSurface } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { PickerKind } from '../date-text.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarHeader } from './CalendarHeader.tsx';
import { calendarMessages } from './calendar.messages.ts';
import { type DatePickerLimits, isDayAllowed, listSelectableTimes } from './date-picker-limits.ts';
import { TimeList } from './TimeList.tsx';
import { useCalendarStyles } from './useCalendarStyles.tsx';

interface CalendarProps {
  /** Element that the calendar is anchored to. */
  readonly target: HTMLElement | null;
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly kind: PickerKind;
  /** Current value; may be a day without its time, or '' for no value. */
  readonly pickedValue: string;
  /** Current time: `YYYY-MM-DDTHH:mm`. */
  readonly now: string;
  readonly limits: DatePickerLimits;
  /** Called with the picked value. The value is '' when cleared, and a day without a time until the time is chosen. */
  readonly onPick: (picked: string) => void;
  readonly onClose: () => void;
}

/** Popover for picking a day, a time, or both. It closes when the value is complete. */
export function Calendar(props: CalendarProps) {
  const { target, surface, kind, pickedValue, now, limits, onPick, onClose } = props;
  const styles = useCalendarStyles();
  const messages = useMessages(calendarMessages);
  const [date, time] =
    kind === 'time' ? ['', pickedValue.slice(0, 5)] : [pickedValue.slice(0, 10), pickedValue.slice(11, 16)];
  const today = now.slice(0, 10);
  const [current, setCurrent] = useState(date || findNearestAllowedDay(today, limits));
  const [focusArea, setFocusArea] = useState<'grid' | 'times' | 'head'>(kind === 'time' ? 'times' : 'grid');
  const move = (to: string, area: 'grid' | 'head') => {
    setCurrent(to);
    setFocusArea(area);
  };
  const finish = (whole: string) => {
    onPick(whole);
    onClose();
  };
  const chooseDay = (day: string) => {
    if (kind === 'date') return finish(day);
    setCurrent(day);
    setFocusArea('times');
    onPick(time ? `${day}T${time}` : day);
  };
  const chooseTime = (clock: string) => finish(kind === 'time' ? clock : `${date || current}T${clock}`);
  const chooseNow = () => finish(kind === 'time' ? now.slice(11, 16) : kind === 'date' ? today : now);
  const { chooseDate, chooseTime: chooseClock, chooseMoment } = messages;
  return (
    <Popover
      open
      trapFocus
      unstable_disableAutoFocus
      positioning={{ target, position: 'below', align: 'start', offset: 4 }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <PopoverSurface
        ref={surface}
        className={styles.surface}
        aria-label={{ date: chooseDate, time: chooseClock, 'datetime-local': chooseMoment }[kind]}
        onKeyDown={stopKeyPropagation}
      >
        <div className={styles.panes}>
          {kind !== 'time' && (
            <div>
              <CalendarHeader {...{ current, today, limits }} onMove={(to) => move(to, 'head')} />
              <CalendarGrid
                {...{ current, today, limits }}
                chosen={date}
                takesFocus={focusArea === 'grid'}
                onMove={(to) => move(to, 'grid')}
                onChoose={chooseDay}
              />
            </div>
          )}
          {kind !== 'date' && (
            <TimeList
              key={date}
              times={listSelectableTimes(date || (kind === 'time' ? '' : current), limits)}
              chosen={time}
              near={kind === 'time' || date === today ? now.slice(11, 16) : '08:00'}
              isAlone={kind === 'time'}
              takesFocus={focusArea === 'times'}
              onChoose={chooseTime}
            />
          )}
        </div>
        <div className={styles.foot}>
          <Button
            size="small"
            appearance="subtle"
            disabled={kind !== 'time' && !isDayAllowed(today, limits)}
            onClick={chooseNow}
          >
            {kind === 'date' ? messages.today : messages.now}
          </Button>
          <Button size="small" appearance="subtle" disabled={pickedValue === ''} onClick={() => finish('')}>
            {messages.clear}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}

/** Keeps key events, except Escape and Tab, from reaching the elements around the field. */
function stopKeyPropagation(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
}

/** Returns today if it is allowed, otherwise the nearest allowed day. */
function findNearestAllowedDay(today: string, { min, max }: DatePickerLimits): string {
  if (min && today < min.slice(0, 10)) return min.slice(0, 10);
  return max && today > max.slice(0, 10) ? max.slice(0, 10) : today;
}
