/**
 * Locale with week data. NOTE: TypeScript's types don't contain it, and browsers provide it as a property, as a
 * function, or not at all.
 */
interface LocaleWithWeeks {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

const sundayRegions = 'AS AU BR CA CO HK ID IL IN JP KE KR MX PE PH PK PR SA SG TH TW US VE YE ZA'.split(' ');
const saturdayRegions = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ');

/**
 * Returns the first day of the week in a locale: 0 (Sunday) to 6 (Saturday). Without browser support, a list of larger
 * countries is used; the default is Monday.
 *
 * @param locale BCP 47
 */
export function findFirstWeekday(locale: string): number {
  const parsedLocale = new Intl.Locale(locale);
  const { weekInfo, getWeekInfo }: LocaleWithWeeks = parsedLocale;
  const weekData = getWeekInfo?.call(parsedLocale) ?? weekInfo;
  return weekData ? weekData.firstDay % 7 : findFirstWeekdayOfRegion(parsedLocale.maximize().region);
}

/**
 * Returns the first day of the week in a region; Monday if unknown.
 * @param region ISO 3166
 */
export function findFirstWeekdayOfRegion(region: string | undefined): number {
  if (region === undefined) return 1;
  return sundayRegions.includes(region) ? 0 : saturdayRegions.includes(region) ? 6 : 1;
}
