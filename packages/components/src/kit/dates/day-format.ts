export type DayPart = 'day' | 'month' | 'year';

interface DayFormat {
  readonly order: readonly DayPart[];
  /** Separator between day, month and year. */
  readonly separator: string;
}

const dayFirstOrder: readonly DayPart[] = ['day', 'month', 'year'];

/**
 * Returns the order and separator of day, month and year in a locale; `wantsDayFirst` overrides the order. Stored
 * answers use their own fixed order.
 *
 * @param locale BCP 47
 */
export function getDayFormat(wantsDayFirst: boolean, locale: string): DayFormat {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  const parts = format.formatToParts(0);
  const order = parts.flatMap(({ type }) => dayFirstOrder.find((part) => part === type) ?? []);
  const between = parts.find(({ type }) => type === 'literal')?.value ?? '';
  return { order: wantsDayFirst ? dayFirstOrder : order, separator: /[./-]/.exec(between)?.[0] ?? '/' };
}
