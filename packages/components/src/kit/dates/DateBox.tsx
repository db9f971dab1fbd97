import { type AriaAttributes, type FocusEvent, useRef, useState } from 'react';
import { getBoxClass, useFieldClassNames } from '../classes/FieldClassNamesProvider.tsx';
import { TextBox } from '../TextBox.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import type { DatePickerLimits } from './calendar/date-picker-limits.ts';
import type { PickerKind } from './date-text.ts';
import { useDateTyping } from './useDateTyping.tsx';
import { formatWallTime } from './wall-time.ts';

interface DateBoxProps extends AriaAttributes {
  readonly id: string;
  readonly name?: string;
  readonly disabled?: boolean;
  /** ID of the element that labels the field. */
  readonly labelledBy?: string;
  readonly kind: PickerKind;
  readonly picked: string | undefined;
  readonly raw?: string;
  /** IANA name of the time zone that determines today's date. */
  readonly zone: string;
  readonly limits: DatePickerLimits;
  /** The author's date format. Absent: the format of the user's locale. */
  readonly format?: string;
  readonly onPick: (picked: string) => void;
  readonly onRaw: (typed: string) => void;
  readonly onLeave?: () => void;
}

/** Date or time input. The value is typed in the local format or picked in a calendar. */
export function DateBox({
  labelledBy,
  kind,
  picked,
  raw = '',
  zone,
  limits,
  format = '',
  onPick,
  onRaw,
  onLeave,
  ...input
}: DateBoxProps) {
  const classes = useFieldClassNames();
  const box = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const now = () => formatWallTime(Date.now(), zone).slice(0, 16);
  const dateTyping = useDateTyping({
    kind,
    picked,
    raw,
    format,
    today: () => now().slice(0, 10),
    latest: limits.max,
    onPick,
    onRaw,
  });
  const isWithin = (to: EventTarget | null) =>
    to instanceof Node && (box.current?.contains(to) || surface.current?.contains(to));
  const leave = (event: FocusEvent) => {
    if (isWithin(event.relatedTarget)) return;
    dateTyping.finish();
    onLeave?.();
  };
  if (classes.whole && input.disabled) return <TextBox {...input} type="text" value={dateTyping.text} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that both were left
    <span
      ref={box}
      className={getBoxClass(classes, input.disabled === true, input['aria-invalid'] === true)}
      onBlur={leave}
    >
      <input
        {...input}
        type="text"
        autoComplete="off"
        className={classes.bare}
        value={dateTyping.text}
        onChange={(event) => dateTyping.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') dateTyping.finish();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <CalendarButton
        {...{ kind, limits, surface, labelledBy, isOpen, now }}
        target={box}
        disabled={input.disabled}
        pickedValue={picked ?? ''}
        onOpenChange={setOpen}
        onPick={dateTyping.choose}
      />
    </span>
  );
}
