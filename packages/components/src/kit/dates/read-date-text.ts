import { latinDigits } from '../read/latin-digits.ts';
import { type PickerKind, plainText } from './date-text.ts';
import { isDate } from './moment.ts';
import { readClockText } from './read-clock-text.ts';
import { type DayPart, shownDay } from './shown-day.ts';

interface Reader {
  readonly kind: PickerKind;
  /** BCP 47: in whose order days are typed, and whose months are named. */
  readonly locale: string;
  /** `YYYY-MM-DD`: years of two digits and days without a year are near it. */
  readonly today: string;
  /** The person has left the box: what is short is filled up. While they type, `24/11/20` is on its way to 2026. */
  readonly isFinal: boolean;
  /** `YYYY-MM-DD`: the latest day that may be answered. Absent: there is none. */
  readonly latest?: string | undefined;
  /** In which order an author wants the parts of a day; absent: that of the locale. */
  readonly order?: readonly DayPart[] | undefined;
}

/**
 * Reads a date or a time as people type it: `24/11/2026`, `24.11.26`, `24112026`, `Nov 24, 2026 2:30 pm`, and ISO 8601.
 *
 * @returns what was picked, `undefined` for what cannot be read, or cannot yet be
 */
export function readDateText(typed: string, reader: Reader): string | undefined {
  const text = plainText(latinDigits(typed)).trim().toLowerCase();
  if (reader.kind === 'time') return readClockText(text, reader);
  const day = readDay(text, reader);
  if (!day) return undefined;
  if (reader.kind === 'date') return /^[\s.,،]*$/.test(day.rest) ? day.date : undefined;
  const clock = readClockText(day.rest.replace(/^[\s,،]*(t(?=\d)|at |um )?/, ''), reader);
  return clock && `${day.date}T${clock}`;
}

interface ReadDay {
  readonly date: string;
  /** What stands behind the day. */
  readonly rest: string;
}

function readDay(text: string, reader: Reader): ReadDay | undefined {
  const iso = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text)?.[1];
  if (iso) return isDate(iso) ? { date: iso, rest: text.slice(10) } : undefined;
  const { parts, rest, monthAt } = takeParts(text, reader);
  const order = orderOf(parts, monthAt, wantedOrder(reader));
  const numbers: Partial<Record<DayPart, string>> = Object.fromEntries(order.map((part, at) => [part, parts[at]]));
  const year = numbers.year ? fullYear(numbers.year, reader) : reader.isFinal ? reader.today.slice(0, 4) : undefined;
  if (!year || !numbers.day || !numbers.month) return undefined;
  const date = dateOf(year, numbers.month, numbers.day) ?? dateOf(year, numbers.day, numbers.month);
  return date === undefined ? undefined : { date, rest };
}

/** Up to three numbers from the start; a named month is one. The name of a weekday before them says nothing new. */
function takeParts(text: string, reader: Reader) {
  const compact = /^\d{8}(?!\d)/.exec(text)?.[0];
  if (compact) return { parts: splitDigits(compact, wantedOrder(reader)), rest: text.slice(8) };
  const names = namesOf(reader.locale);
  const parts: string[] = [];
  let rest = text;
  let monthAt: number | undefined;
  while (parts.length < 3) {
    const [all, digits, word] = /^[\s.,،/-]*(?:(\d+)(?:st|nd|rd|th)?|(\p{L}+))/u.exec(rest) ?? [];
    const month = word === undefined ? -1 : names.months.findIndex((forms) => forms.includes(word));
    if (!all || (!digits && month < 0 && !names.weekdays.includes(word ?? ''))) break;
    if (month >= 0) monthAt = parts.length;
    if (digits || month >= 0) parts.push(digits ?? String(month + 1));
    rest = rest.slice(all.length);
  }
  return { parts, rest, monthAt };
}

const wantedOrder = ({ order, locale }: Reader): readonly DayPart[] => order ?? shownDay(false, locale).order;

function orderOf(
  parts: readonly string[],
  monthAt: number | undefined,
  wanted: readonly DayPart[],
): readonly DayPart[] {
  const isYearFirst = (parts[0]?.length ?? 0) > 2;
  const named: readonly DayPart[] = isYearFirst ? ['year', 'month', 'day'] : wanted;
  const order = parts.length < 3 ? named.filter((part) => part !== 'year') : named;
  if (monthAt === undefined) return order;
  const others = parts.length < 3 || !isYearFirst ? (['day', 'year'] as const) : (['year', 'day'] as const);
  const around: DayPart[] = [...others].slice(0, parts.length - 1);
  around.splice(monthAt, 0, 'month');
  return around;
}

function splitDigits(digits: string, order: readonly DayPart[]): readonly string[] {
  const widths = order.map((part) => (part === 'year' ? 4 : 2));
  const starts = widths.map((_, at) => widths.slice(0, at).reduce<number>((sum, width) => sum + width, 0));
  return starts.map((start, at) => digits.slice(start, start + widths[at]!));
}

function dateOf(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}

/** A year of two digits is within the eighty years before today or the twenty to come, and not after the latest day. */
function fullYear(digits: string, { isFinal, today, latest }: Reader): string | undefined {
  if (digits.length === 4) return digits;
  if (!isFinal || digits.length !== 2) return undefined;
  const last = Math.min(Number(today.slice(0, 4)) + 20, Number(latest?.slice(0, 4) ?? 9999));
  const inCentury = Math.floor(last / 100) * 100 + Number(digits);
  return String(inCentury > last ? inCentury - 100 : inCentury);
}

interface Names {
  /** Of each month, the ways in which it is written. */
  readonly months: readonly (readonly string[])[];
  readonly weekdays: readonly string[];
}

const known = new Map<string, Names>();

function namesOf(locale: string): Names {
  let names = known.get(locale);
  if (!names) {
    names = {
      months: Array.from({ length: 12 }, (_, at) => formsOf('month', locale, Date.UTC(2023, at, 1))),
      weekdays: weekdays(locale),
    };
    known.set(locale, names);
  }
  return names;
}

const weekdays = (locale: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => formsOf('weekday', locale, Date.UTC(2023, 0, 1 + at))).flat();

/** Alone, within a date, and their first three letters: `November`, `Nov.`, `Sept`. */
function formsOf(part: 'month' | 'weekday', locale: string, day: number): readonly string[] {
  const ways = (['long', 'short'] as const).flatMap((width): Intl.DateTimeFormatOptions[] => [
    { [part]: width },
    { day: 'numeric', month: width, year: 'numeric', ...(part === 'weekday' && { weekday: width }) },
  ]);
  const forms = ways.flatMap((way) => {
    const format = new Intl.DateTimeFormat(locale, { ...way, timeZone: 'UTC', calendar: 'gregory' });
    return format.formatToParts(day).find(({ type }) => type === part)?.value ?? [];
  });
  const plain = forms.map((form) => plainText(form).toLowerCase().replace(/\.$/, ''));
  return [...new Set(plain.flatMap((form) => [form, form.slice(0, 3)]))];
}
