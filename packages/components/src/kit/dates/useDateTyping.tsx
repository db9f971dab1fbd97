import { useLocale } from '@tideform/i18n/react';
import { useState } from 'react';
import { findDayOrderOfFormat } from './author-format.ts';
import { formatPickerValue, type PickerKind } from './date-text.ts';
import { parseDateText } from './parse-date-text.ts';

interface DateTypingOptions {
  readonly kind: PickerKind;
  /** Answer as the picker's value; `undefined` if the answer isn't a date. */
  readonly picked: string | undefined;
  /** Current answer as text, which may not be a valid date. */
  readonly raw: string;
  /** The author's date format; '' for the format of the user's locale. */
  readonly format: string;
  /** Returns today's date: `YYYY-MM-DD`. */
  readonly today: () => string;
  /** Latest allowed day, or day and time. Absent: unlimited. */
  readonly latest?: string | undefined;
  /** Called with the picked value, or with '' when the input is cleared. */
  readonly onPick: (picked: string) => void;
  /** Called with text that isn't a date. The text becomes the answer, so that the user can correct it. */
  readonly onRaw: (typed: string) => void;
}

/**
 * Returns the state of a date input. The text stays as typed while the user types, and becomes the answer as soon as it
 * is a complete date.
 */
export function useDateTyping({ kind, picked, raw, format, today, latest, onPick, onRaw }: DateTypingOptions) {
  const { locale } = useLocale();
  const [typed, setTyped] = useState<string>();
  const read = (text: string, isFinal: boolean) =>
    parseDateText(text, { kind, locale, order: findDayOrderOfFormat(format), today: today(), latest, isFinal });
  return {
    text: typed ?? (picked === undefined ? raw : formatPickerValue(picked, kind, locale, format)),
    type: (text: string) => {
      setTyped(text);
      onPick(read(text, false) ?? '');
    },
    /** Called when the input loses the focus. The typed text becomes the answer, whether or not it is valid. */
    finish: () => {
      if (typed === undefined) return;
      setTyped(undefined);
      const pickedValue = typed.trim() === '' ? '' : read(typed, true);
      if (pickedValue === undefined) onRaw(typed.trim());
      else onPick(pickedValue);
    },
    /** Called by the calendar. A day without a time is shown like typed text until the user chooses the time. */
    choose: (chosen: string) => {
      const isTimeMissing = kind === 'datetime-local' && chosen.length === 10;
      setTyped(isTimeMissing ? formatPickerValue(chosen, 'date', locale, format) : undefined);
      onPick(isTimeMissing ? '' : chosen);
    },
  };
}
