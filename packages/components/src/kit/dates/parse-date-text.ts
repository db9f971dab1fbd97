import { latinDigits } from '../read/latin-digits.ts';
import { normalizeText, type PickerKind } from './date-text.ts';
import { type DayPart, getDayFormat } from './day-format.ts';
import { isDate } from './moment.ts';
import { parseClockText } from './parse-clock-text.ts';

interface ParseOptions {
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
export function parseDateText(typed: string, options: ParseOptions): string | undefined {
  const text = normalizeText(latinDigits(typed)).trim().toLowerCase();
  if (options.kind === 'time') return parseClockText(text, options);
  const day = parseDay(text, options);
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

function parseDay(text: string, options: ParseOptions): ParsedDay | undefined {
  const iso = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text)?.[1];
  if (iso) return isDate(iso) ? { date: iso, rest: text.slice(10) } : undefined;
  const { parts, rest, monthAt } = parseParts(text, options);
  const order = resolveOrder(parts, monthAt, getOrder(options));
  const numbers: Partial<Record<DayPart, string>> = Object.fromEntries(order.map((part, at) => [part, parts[at]]));
  const year = numbers.year
    ? completeYear(numbers.year, options)
    : options.isFinal
      ? options.today.slice(0, 4)
      : undefined;
  if (!year || !numbers.day || !numbers.month) return undefined;
  const date = formatDate(year, numbers.month, numbers.day) ?? formatDate(year, numbers.day, numbers.month);
  return date === undefined ? undefined : { date, rest };
}

/**
 * Extracts up to three numbers from the start of the text. A month name counts as a number, and a leading weekday is
 * ignored.
 */
function parseParts(text: string, options: ParseOptions) {
  const compact = /^\d{8}(?!\d)/.exec(text)?.[0];
  if (compact) return { parts: splitDigits(compact, getOrder(options)), rest: text.slice(8) };
  const names = getNames(options.locale);
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

const getOrder = ({ order, locale }: ParseOptions): readonly DayPart[] => order ?? getDayFormat(false, locale).order;

function resolveOrder(
  parts: readonly string[],
  monthAt: number | undefined,
  wanted: readonly DayPart[],
): readonly DayPart[] {
  const isYearFirst = (parts[0]?.length ?? 0) > 2;
  const named: readonly DayPart[] = isYearFirst ? ['year', 'month', 'day'] : wanted;
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

function formatDate(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : undefined;
}

/**
 * Completes a two-digit year to a year between eighty years ago and twenty years ahead, but not after the latest day.
 */
function completeYear(digits: string, { isFinal, today, latest }: ParseOptions): string | undefined {
  if (digits.length === 4) return digits;
  if (!isFinal || digits.length !== 2) return undefined;
  const last = Math.min(Number(today.slice(0, 4)) + 20, Number(latest?.slice(0, 4) ?? 9999));
  const inCentury = Math.floor(last / 100) * 100 + Number(digits);
  return String(inCentury > last ? inCentury - 100 : inCentury);
}

interface Names {
  /** Names of each month in all forms: standalone, within a date, and abbreviated. */
  readonly months: readonly (readonly string[])[];
  readonly weekdays: readonly string[];
}

const namesByLocale = new Map<string, Names>();

function getNames(locale: string): Names {
  let names = namesByLocale.get(locale);
  if (!names) {
    names = {
      months: Array.from({ length: 12 }, (_, at) => getForms('month', locale, Date.UTC(2023, at, 1))),
      weekdays: weekdays(locale),
    };
    namesByLocale.set(locale, names);
  }
  return names;
}

const weekdays = (locale: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => getForms('weekday', locale, Date.UTC(2023, 0, 1 + at))).flat();

/**
 * Returns the forms of a month or weekday name: standalone, within a date, and the first three letters: `November`,
 * `Nov.`, `Sept`.
 */
function getForms(part: 'month' | 'weekday', locale: string, day: number): readonly string[] {
  const ways = (['long', 'short'] as const).flatMap((width): Intl.DateTimeFormatOptions[] => [
    { [part]: width },
    { day: 'numeric', month: width, year: 'numeric', ...(part === 'weekday' && { weekday: width }) },
  ]);
  const forms = ways.flatMap((way) => {
    const format = new Intl.DateTimeFormat(locale, { ...way, timeZone: 'UTC', calendar: 'gregory' });
    return format.formatToParts(day).find(({ type }) => type === part)?.value ?? [];
  });
  const plain = forms.map((form) => normalizeText(form).toLowerCase().replace(/\.$/, ''));
  return [...new Set(plain.flatMap((form) => [form, form.slice(0, 3)]))];
}
