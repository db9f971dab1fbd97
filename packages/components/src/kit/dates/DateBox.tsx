import { type AriaAttributes, type FocusEvent, useRef, useState } from 'react';
import { boxClass, useKitClasses } from '../classes/KitClasses.tsx';
import { TextBox } from '../TextBox.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import type { PickLimits } from './calendar/pick-limits.ts';
import type { PickerKind } from './date-text.ts';
import { useDateTyping } from './useDateTyping.tsx';
import { wallAt } from './wall-time.ts';

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
  /** The author's; absent: as the person's language writes it. */
  readonly format?: string;
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
  format = '',
  onPick,
  onRaw,
  onLeave,
  ...input
}: DateBoxProps) {
  const classes = useKitClasses();
  const box = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const now = () => wallAt(Date.now(), zone).slice(0, 16);
  const typing = useDateTyping({
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
    typing.finish();
    onLeave?.();
  };
  if (classes.whole && input.disabled) return <TextBox {...input} type="text" value={typing.text} />;
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
      <CalendarButton
        {...{ kind, limits, surface, labelledBy, isOpen, now }}
        target={box}
        disabled={input.disabled}
        picked={picked ?? ''}
        onOpenChange={setOpen}
        onPick={typing.choose}
      />
    </span>
  );
}
