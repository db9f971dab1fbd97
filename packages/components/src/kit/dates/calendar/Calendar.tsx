import { Button, Popover, PopoverSurface } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { PickerKind } from '../date-text.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { calendarMessages } from './calendar.messages.ts';
import { mayPickDay, type PickLimits, timesOf } from './pick-limits.ts';
import { TimeList } from './TimeList.tsx';
import { useCalendarStyles } from './useCalendarStyles.tsx';

interface CalendarProps {
  /** What it opens beside. */
  readonly target: HTMLElement | null;
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly kind: PickerKind;
  /** What is chosen so far, of a day with a time perhaps the day alone; '' for nothing. */
  readonly picked: string;
  /** `YYYY-MM-DDTHH:mm` */
  readonly now: string;
  readonly limits: PickLimits;
  /** Called with '' when it is cleared; with a day alone where its time is still to be chosen. */
  readonly onPick: (picked: string) => void;
  readonly onClose: () => void;
}

/** Chooses a day, a time, or one after the other. It closes when all is chosen. */
export function Calendar(props: CalendarProps) {
  const { target, surface, kind, picked, now, limits, onPick, onClose } = props;
  const styles = useCalendarStyles();
  const messages = useMessages(calendarMessages);
  const [date, time] = kind === 'time' ? ['', picked.slice(0, 5)] : [picked.slice(0, 10), picked.slice(11, 16)];
  const today = now.slice(0, 10);
  const [current, setCurrent] = useState(date || nearest(today, limits));
  const [keysIn, setKeysIn] = useState<'grid' | 'times' | 'head'>(kind === 'time' ? 'times' : 'grid');
  const move = (to: string, keys: 'grid' | 'head') => {
    setCurrent(to);
    setKeysIn(keys);
  };
  const finish = (whole: string) => {
    onPick(whole);
    onClose();
  };
  const chooseDay = (day: string) => {
    if (kind === 'date') return finish(day);
    setCurrent(day);
    setKeysIn('times');
    onPick(time ? `${day}T${time}` : day);
  };
  const chooseTime = (clock: string) => finish(kind === 'time' ? clock : `${date || current}T${clock}`);
  const takeNow = () => finish(kind === 'time' ? now.slice(11, 16) : kind === 'date' ? today : now);
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
        onKeyDown={keepKeys}
      >
        <div className={styles.panes}>
          {kind !== 'time' && (
            <div>
              <CalendarHead {...{ current, today, limits }} onMove={(to) => move(to, 'head')} />
              <CalendarGrid
                {...{ current, today, limits }}
                chosen={date}
                takesFocus={keysIn === 'grid'}
                onMove={(to) => move(to, 'grid')}
                onChoose={chooseDay}
              />
            </div>
          )}
          {kind !== 'date' && (
            <TimeList
              key={date}
              times={timesOf(date || (kind === 'time' ? '' : current), limits)}
              chosen={time}
              near={kind === 'time' || date === today ? now.slice(11, 16) : '08:00'}
              isAlone={kind === 'time'}
              takesFocus={keysIn === 'times'}
              onChoose={chooseTime}
            />
          )}
        </div>
        <div className={styles.foot}>
          <Button
            size="small"
            appearance="subtle"
            disabled={kind !== 'time' && !mayPickDay(today, limits)}
            onClick={takeNow}
          >
            {kind === 'date' ? messages.today : messages.now}
          </Button>
          <Button size="small" appearance="subtle" disabled={picked === ''} onClick={() => finish('')}>
            {messages.clear}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}

/** Keys within are no business of what lies around the field; Esc alone goes on, to close. */
function keepKeys(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
}

/** Today, or the first or last day that may be answered. */
function nearest(today: string, { min, max }: PickLimits): string {
  if (min && today < min.slice(0, 10)) return min.slice(0, 10);
  return max && today > max.slice(0, 10) ? max.slice(0, 10) : today;
}
