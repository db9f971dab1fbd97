export type DayPart = 'day' | 'month' | 'year';

interface ShownDay {
  readonly order: readonly DayPart[];
  /** What stands between the parts in a text. */
  readonly separator: string;
}

const dayFirst: readonly DayPart[] = ['day', 'month', 'year'];

/**
 * How a reader sees a day: in the order and with the signs of their locale. An author who wants the day first has it so.
 * What is stored has an order of its own.
 *
 * @param locale BCP 47
 */
export function shownDay(wantsDayFirst: boolean, locale: string): ShownDay {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  const parts = format.formatToParts(0);
  const order = parts.flatMap(({ type }) => dayFirst.find((part) => part === type) ?? []);
  const between = parts.find(({ type }) => type === 'literal')?.value ?? '';
  return { order: wantsDayFirst ? dayFirst : order, separator: /[./-]/.exec(between)?.[0] ?? '/' };
}
