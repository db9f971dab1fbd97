import { resolveTimeZone } from '@tideform/engine';

/** Settings for the time zone of a date. */
export interface TimeZoneSettings {
  readonly displayInTimezone: 'viewer' | 'utc' | 'location';
  readonly timezone: string;
}

/**
 * Returns the author's time zone, or the respondent's.
 *
 * @param viewers IANA name; '' for the device's time zone
 */
export function zoneOf({ displayInTimezone, timezone }: TimeZoneSettings, viewers = ''): string {
  if (displayInTimezone === 'utc') return 'UTC';
  return resolveTimeZone(displayInTimezone === 'location' ? timezone : viewers);
}
