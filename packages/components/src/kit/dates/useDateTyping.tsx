import { useSpeech } from '@tideform/i18n/react';
import { useState } from 'react';
import { orderIn } from './author-format.ts';
import { dateText, type PickerKind } from './date-text.ts';
import { readDateText } from './read-date-text.ts';

interface DateTyping {
  readonly kind: PickerKind;
  /** The answer as it is picked; `undefined` for one that is no date. */
  readonly picked: string | undefined;
  /** That answer, as it is. */
  readonly raw: string;
  /** The author's; '' for that of the person's language. */
  readonly format: string;
  /** `YYYY-MM-DD` */
  readonly today: () => string;
  /** The latest day or moment that may be answered; absent: there is none. */
  readonly latest?: string | undefined;
  /** '' when it is cleared. */
  readonly onPick: (picked: string) => void;
  /** What was typed is no date: it is kept, to be seen and mended. */
  readonly onRaw: (typed: string) => void;
}

/** The text of a box in which dates are typed. While one types it stays as typed; what it says is answered as soon as it can be read. */
export function useDateTyping({ kind, picked, raw, format, today, latest, onPick, onRaw }: DateTyping) {
  const { locale } = useSpeech();
  const [typed, setTyped] = useState<string>();
  const read = (text: string, isFinal: boolean) =>
    readDateText(text, { kind, locale, order: orderIn(format), today: today(), latest, isFinal });
  return {
    text: typed ?? (picked === undefined ? raw : dateText(picked, kind, locale, format)),
    type: (text: string) => {
      setTyped(text);
      onPick(read(text, false) ?? '');
    },
    /** The box is left: what stays there is an answer, or wrong. */
    finish: () => {
      if (typed === undefined) return;
      setTyped(undefined);
      const said = typed.trim() === '' ? '' : read(typed, true);
      if (said === undefined) onRaw(typed.trim());
      else onPick(said);
    },
    /** Of a calendar: a day whose time is still to be chosen stands there as if it was typed. */
    choose: (chosen: string) => {
      const isDayAlone = kind === 'datetime-local' && chosen.length === 10;
      setTyped(isDayAlone ? dateText(chosen, 'date', locale, format) : undefined);
      onPick(isDayAlone ? '' : chosen);
    },
  };
}
