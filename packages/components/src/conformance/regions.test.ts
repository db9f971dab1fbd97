import { afterEach, expect, it, vi } from 'vitest';
import { currencyEntry } from '../currency/currency.palette.ts';
import { datetimeEntry } from '../datetime/datetime.palette.ts';
import { printDatetime } from '../datetime/datetime.print.ts';
import { datetime } from '../datetime/datetime.ts';
import { dayEntry } from '../day/day.palette.ts';
import { phoneNumberEntry } from '../phoneNumber/phoneNumber.palette.ts';
import { timeEntry } from '../time/time.palette.ts';

const sampleMessages = { name: 'N', keywords: '', label: 'L' };
const createDefinition = <Messages>(entry: { start(messages: Messages, general: never): object }) =>
  entry.start(sampleMessages as Messages, {} as never);

afterEach(() => vi.restoreAllMocks());

it.each([
  ['de-DE', 'EUR', ''],
  ['en-GB', 'GBP', ''],
  ['en-US', 'USD', undefined],
])("creates a component in %s with the region's currency and phone numbers", (locale, currency, inputMask) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, locale });
  expect(createDefinition(currencyEntry)).toMatchObject({ currency });
  expect(createDefinition(phoneNumberEntry)).toMatchObject(inputMask === undefined ? { label: 'L' } : { inputMask });
});

it("creates date and time fields without a format, so that readers see their locale's format", () => {
  for (const entry of [datetimeEntry, dayEntry, timeEntry])
    expect(Object.keys(createDefinition(entry))).toEqual(['label', 'input']);
  const props = datetime.props.parse(createDefinition(datetimeEntry));
  const value = '2026-11-24T14:30:00+01:00';
  const read = (locale: string) => printDatetime(locale)({ props, value, label: 'L', slots: [] });
  expect(read('en-US')).toMatchObject([{ value: 'Nov 24, 2026, 2:30 PM' }]);
  expect(read('en-GB')).toMatchObject([{ value: '24 Nov 2026, 14:30' }]);
});
