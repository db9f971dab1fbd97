/** NOTE: no TypeScript knows it yet, and not every browser has it, or has it as a function. */
interface LocaleWithWeeks {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

const sunday = 'AS AU BR CA CO HK ID IL IN JP KE KR MX PE PH PK PR SA SG TH TW US VE YE ZA'.split(' ');
const saturday = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');

/**
 * The day with which a week begins where a locale is spoken: 0 for Sunday to 6 for Saturday. What the browser does not say is known of
 * the larger countries; elsewhere it is Monday.
 *
 * @param locale BCP 47
 */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale);
  const { weekInfo, getWeekInfo }: LocaleWithWeeks = known;
  const said = getWeekInfo?.call(known) ?? weekInfo;
  return said ? said.firstDay % 7 : firstWeekdayIn(known.maximize().region);
}

/** @param region ISO 3166 */
export function firstWeekdayIn(region: string | undefined): number {
  if (region === undefined) return 1;
  return sunday.includes(region) ? 0 : saturday.includes(region) ? 6 : 1;
}
