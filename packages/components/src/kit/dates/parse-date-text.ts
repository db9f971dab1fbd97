import { toLatinDigits } from '../read/to-latin-digits.ts';
import { normalizeSpaces, type PickerKind } from './date-text.ts';
import { type DayPart, getDayFormat } from './day-format.ts';
import { isExistingDate } from './moment.ts';
import { parseClockText } from './parse-clock-text.ts';

interface DateParseOptions {
  readonly kind: PickerKind;
  /** BCP 47: determines the order of day and month, and month names. */
  readonly locale: string;
  /** `YYYY-MM-DD`: resolves two-digit years and days without a year. */
  readonly today: string;
  /**
   * Whether the input has lost the focus, so that abbreviated dates are completed. While the user types, `24/11/20` may
   * still become 2026.
   */
  readonly isFinal: boolean;
  /** Latest allowed day: `YYYY-MM-DD`. Absent: unlimited. */
  readonly latest?: string | undefined;
  /** Order of day, month and year in the author's format. Absent: the order of the locale. */
  readonly order?: readonly DayPart[] | undefined;
}

/**
 * Parses a date or time as people type it: `24/11/2026`, `24.11.26`, `24112026`, `Nov 24, 2026 2:30 pm`, and ISO 8601.
 *
 * @returns the picker's value, or `undefined` if the text is invalid or incomplete
 */
export function parseDateText(typed: string, options: DateParseOptions): string | undefined {
  const text = normalizeSpaces(toLatinDigits(typed)).trim().toLowerCase();
  if (options.kind === 'time') return parseClockText(text, options);
  const day = parseDayText(text, options);
  if (!day) return undefined;
  if (options.kind === 'date') return /^[\s.,،]*$/.test(day.rest) ? day.date : undefined;
  const clock = parseClockText(day.rest.replace(/^[\s,،]*(t(?=\d)|at |um )?/, ''), options);
  return clock && `${day.date}T${clock}`;
}

interface ParsedDay {
  readonly date: string;
  /** Text after the parsed day. */
  readonly rest: string;
}

function parseDayText(text: string, options: DateParseOptions): ParsedDay | undefined {
  const iso = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text)?.[1];
  if (iso) return isExistingDate(iso) ? { date: iso, rest: text.slice(10) } : undefined;
  const { parts, rest, monthAt } = parseDayParts(text, options);
  const order = resolvePartOrder(parts, monthAt, getPartOrder(options));
  const numbers: Partial<Record<DayPart, string>> = Object.fromEntries(order.map((part, at) => [part, parts[at]]));
  const year = numbers.year
    ? completeYear(numbers.year, options)
    : options.isFinal
      ? options.today.slice(0, 4)
      : undefined;
  if (!year || !numbers.day || !numbers.month) return undefined;
  const date = formatIsoDate(year, numbers.month, numbers.day) ?? formatIsoDate(year, numbers.day, numbers.month);
  return date === undefined ? undefined : { date, rest };
}

/**
 * Extracts up to three numbers from the start of the text. A month name counts as a number, and a leading weekday is
 * ignored.
 */
function parseDayParts(text: string, options: DateParseOptions) {
  const compact = /^\d{8}(?!\d)/.exec(text)?.[0];
  if (compact) return { parts: splitDigits(compact, getPartOrder(options)), rest: text.slice(8) };
  const names = getDateNames(options.locale);
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

const getPartOrder = ({ order, locale }: DateParseOptions): readonly DayPart[] =>
  order ?? getDayFormat(false, locale).order;

function resolvePartOrder(
  parts: readonly string[],
  monthAt: number | undefined,
  localeOrder: readonly DayPart[],
): readonly DayPart[] {
  const isYearFirst = (parts[0]?.length ?? 0) > 2;
  const named: readonly DayPart[] = isYearFirst ? ['year', 'month', 'day'] : localeOrder;
  const order = parts.length < 3 ? named.filter((part) => part !== 'year') : named;
  if (monthAt === undefined) return order;
  const others = parts.length < 3 || !isYearFirst ? (['day', 'year'] as const) : (['year', 'day'] as const);
  const resolved: DayPart[] = [...others].slice(0, parts.length - 1);
  resolved.splice(monthAt, 0, 'month');
  return resolved;
}

function splitDigits(digits: string, order: readonly DayPart[]): readonly string[] {
  const widths = order.map((part) => (part === 'year' ? 4 : 2));
  const starts = widths.map((_, at) => widths.slice(0, at).reduce<number>((sum, width) => sum + width, 0));
  return starts.map((start, at) => digits.slice(start, start + widths[at]!));
}

function formatIsoDate(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isExistingDate(date) ? date : undefined;
}

/**
 * Completes a two-digit year to a year between eighty years ago and twenty years ahead, but not after the latest day.
 */
function completeYear(digits: string, { isFinal, today, latest }: DateParseOptions): string | undefined {
  if (digits.length === 4) return digits;
  if (!isFinal || digits.length !== 2) return undefined;
  const last = Math.min(Number(today.slice(0, 4)) + 20, Number(latest?.slice(0, 4) ?? 9999));
  const inCentury = Math.floor(last / 100) * 100 + Number(digits);
  return String(inCentury > last ? inCentury - 100 : inCentury);
}

interface DateNames {
  /** Names of each month in all forms: standalone, within a date, and abbreviated. */
  readonly months: readonly (readonly string[])[];
  readonly weekdays: readonly string[];
}

const namesByLocale = new Map<string, DateNames>();

function getDateNames(locale: string): DateNames {
  let names = namesByLocale.get(locale);
  if (!names) {
    names = {
      months: Array.from({ length: 12 }, (_, at) => getNameForms('month', locale, Date.UTC(2023, at, 1))),
      weekdays: listWeekdayNames(locale),
    };
    namesByLocale.set(locale, names);
  }
  return names;
}

const listWeekdayNames = (locale: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => getNameForms('weekday', locale, Date.UTC(2023, 0, 1 + at))).flat();

/**
 * Returns the forms of a month or weekday name: standalone, within a date, and the first three letters: `November`,
 * `Nov.`, `Sept`.
 */
function getNameForms(part: 'month' | 'weekday', locale: string, day: number): readonly string[] {
  const allFormatOptions = (['long', 'short'] as const).flatMap((width): Intl.DateTimeFormatOptions[] => [
    { [part]: width },
    { day: 'numeric', month: width, year: 'numeric', ...(part === 'weekday' && { weekday: width }) },
  ]);
  const forms = allFormatOptions.flatMap((formatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...formatOptions, timeZone: 'UTC', calendar: 'gregory' });
    return format.formatToParts(day).find(({ type }) => type === part)?.value ?? [];
  });
  const plain = forms.map((form) => normalizeSpaces(form).toLowerCase().replace(/\.$/, ''));
  return [...new Set(plain.flatMap((form) => [form, form.slice(0, 3)]))];
}
