import { mergeClasses } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatPickerValue } from '../date-text.ts';
import { calendarMessages } from './calendar.messages.ts';
import { useCalendarStyles } from './useCalendarStyles.tsx';

interface TimeListProps {
  /** Times to choose from: `HH:mm`. */
  readonly times: readonly string[];
  /** Selected time: `HH:mm`; '' if no time is selected. */
  readonly chosen: string;
  /** Time that the list scrolls to if no time is selected: `HH:mm`. */
  readonly near: string;
  /** Whether the list is shown without a calendar. */
  readonly isAlone: boolean;
  readonly takesFocus: boolean;
  readonly onChoose: (time: string) => void;
}

/** List of times, scrolled to the selected or nearest time. Times that aren't in the list can be typed in the field. */
export function TimeList({ times, chosen, near, isAlone, takesFocus, onChoose }: TimeListProps) {
  const styles = useCalendarStyles();
  const messages = useMessages(calendarMessages);
  const { locale } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(() => findLastTimeUpTo(times, chosen || near));
  const option = (at: number) => list.current?.children[at] as HTMLElement | undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the list begins
  useEffect(() => {
    const startOption = option(current);
    if (list.current && startOption) list.current.scrollTop = startOption.offsetTop - list.current.clientHeight / 2;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the keyboard comes here
  useEffect(() => {
    if (takesFocus) option(current)?.focus();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent) => {
    const time = times[current];
    if ((event.key === 'Enter' || event.key === ' ') && time !== undefined) {
      event.preventDefault();
      return onChoose(time);
    }
    const to = { ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: times.length - 1 }[event.key];
    if (to === undefined || times[to] === undefined) return;
    event.preventDefault();
    setCurrent(to);
    option(to)?.focus();
  };
  return (
    <div
      role="listbox"
      aria-label={messages.times}
      ref={list}
      className={mergeClasses(styles.times, isAlone && styles.timesAlone)}
      onKeyDown={onKeyDown}
    >
      {times.map((time, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
        <div
          key={time}
          role="option"
          aria-selected={time === chosen}
          tabIndex={at === current ? 0 : -1}
          className={mergeClasses(styles.time, time === chosen && styles.chosen)}
          onClick={() => onChoose(time)}
        >
          {formatPickerValue(time, 'time', locale)}
        </div>
      ))}
    </div>
  );
}

/** Returns the index of the last time that isn't after `time`, or 0. */
const findLastTimeUpTo = (times: readonly string[], time: string): number =>
  Math.max(
    0,
    times.findLastIndex((each) => each <= time),
  );
