import { useMessages } from '@tideform/i18n/react';
import { type RefObject, useRef } from 'react';
import { useFieldClassNames } from '../classes/FieldClassNamesProvider.tsx';
import { onDemand } from '../on-demand.tsx';
import { calendarMessages } from './calendar/calendar.messages.ts';
import type { DatePickerLimits } from './calendar/date-picker-limits.ts';
import type { PickerKind } from './date-text.ts';

const Calendar = onDemand(async () => (await import('./calendar/Calendar.tsx')).Calendar);

/**
 * Icon paths. NOTE: plain SVG paths, because each Fluent icon calls a dozen hooks and long forms have hundreds of
 * dates.
 */
const icons = {
  calendar:
    'M5.5 3.5h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zm-2 3.5h13m-10 3h1m2 0h1m2 0h1m-7 3h1m2 0h1',
  clock: 'M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15zm-.5 3.5v4.5h3.5',
};

interface CalendarButtonProps {
  readonly kind: PickerKind;
  /** Element that the calendar is anchored to. */
  readonly target: RefObject<HTMLElement | null>;
  readonly surface: RefObject<HTMLDivElement | null>;
  /** ID of the element that labels the field. */
  readonly labelledBy: string | undefined;
  readonly disabled: boolean | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly limits: DatePickerLimits;
  readonly pickedValue: string;
  /** Returns the current time: `YYYY-MM-DDTHH:mm`. */
  readonly now: () => string;
  readonly onPick: (picked: string) => void;
}

/** Button that opens a calendar or a list of times. The button gets the focus back when the calendar closes. */
export function CalendarButton({ kind, labelledBy, disabled, isOpen, onOpenChange, ...rest }: CalendarButtonProps) {
  const { target, now, ...calendar } = rest;
  const classes = useFieldClassNames();
  const messages = useMessages(calendarMessages);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.calendar}
        disabled={disabled}
        aria-label={kind === 'time' ? messages.chooseTime : messages.chooseDate}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          onOpenChange(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d={icons[kind === 'time' ? 'clock' : 'calendar']}
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {isOpen && (
        <Calendar
          {...calendar}
          kind={kind}
          target={target.current}
          now={now()}
          onClose={() => {
            onOpenChange(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
