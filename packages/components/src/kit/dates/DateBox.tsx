import { makeStyles, tokens } from '@fluentui/react-components';
import { CalendarLtr20Regular, Clock20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { type AriaAttributes, type FocusEvent, useRef, useState } from 'react';
import { boxClass, useKitClasses } from '../classes/KitClasses.tsx';
import { onDemand } from '../on-demand.tsx';
import { calendarWords } from './calendar/calendar.words.ts';
import type { PickLimits } from './calendar/pick-limits.ts';
import type { PickerKind } from './date-text.ts';
import { useDateTyping } from './useDateTyping.tsx';
import { wallAt } from './wall-time.ts';

const Calendar = onDemand(async () => (await import('./calendar/Calendar.tsx')).Calendar);

const useStyles = makeStyles({
  button: {
    flexShrink: 0,
    display: 'grid',
    placeContent: 'center',
    width: '30px',
    alignSelf: 'stretch',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground2BrandHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
});

interface DateBoxProps extends AriaAttributes {
  readonly id: string;
  readonly name?: string;
  readonly disabled?: boolean;
  /** The element that names the field. */
  readonly labelledBy?: string;
  readonly kind: PickerKind;
  readonly picked: string | undefined;
  readonly raw?: string;
  /** Whose clock says what day it is: IANA. */
  readonly zone: string;
  readonly limits: PickLimits;
  readonly onPick: (picked: string) => void;
  readonly onRaw: (typed: string) => void;
  readonly onLeave?: () => void;
}

/** A date or a time that one types as it is written here, or picks in a calendar. */
export function DateBox({
  labelledBy,
  kind,
  picked,
  raw = '',
  zone,
  limits,
  onPick,
  onRaw,
  onLeave,
  ...input
}: DateBoxProps) {
  const classes = useKitClasses();
  const styles = useStyles();
  const words = useWords(calendarWords);
  const box = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const now = () => wallAt(Date.now(), zone).slice(0, 16);
  const typing = useDateTyping({ kind, picked, raw, today: () => now().slice(0, 10), onPick, onRaw });
  const isWithin = (to: EventTarget | null) =>
    to instanceof Node && (box.current?.contains(to) || surface.current?.contains(to));
  const leave = (event: FocusEvent) => {
    if (isWithin(event.relatedTarget)) return;
    typing.finish();
    onLeave?.();
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const Icon = kind === 'time' ? Clock20Regular : CalendarLtr20Regular;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that both were left
    <span
      ref={box}
      className={boxClass(classes, input.disabled === true, input['aria-invalid'] === true)}
      onBlur={leave}
    >
      <input
        {...input}
        type="text"
        autoComplete="off"
        className={classes.bare}
        value={typing.text}
        onChange={(event) => typing.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') typing.finish();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <button
        ref={button}
        type="button"
        className={styles.button}
        disabled={input.disabled}
        aria-label={kind === 'time' ? words.chooseTime : words.chooseDate}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        <Icon />
      </button>
      {isOpen && (
        <Calendar
          {...{ kind, limits, surface }}
          target={box.current}
          picked={picked ?? ''}
          now={now()}
          onPick={typing.choose}
          onClose={close}
        />
      )}
    </span>
  );
}
