import { resolveTimeZone } from '@tideform/engine';

/** Settings for the time zone in which a date field shows times. */
export interface TimeZoneSettings {
  readonly displayInTimezone: 'viewer' | 'utc' | 'location';
  readonly timezone: string;
}

/**
 * Returns the time zone that the author chose, otherwise the respondent's.
 *
 * @param viewerZone IANA name of the respondent's time zone; '' for the device's time zone
 */
export function resolveFieldTimeZone({ displayInTimezone, timezone }: TimeZoneSettings, viewerZone = ''): string {
  if (displayInTimezone === 'utc') return 'UTC';
  return resolveTimeZone(displayInTimezone === 'location' ? timezone : viewerZone);
}
