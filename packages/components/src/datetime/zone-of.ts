import { knownZone } from '@tideform/engine';

/** Settings that say whose clock a date shows. */
export interface Zoned {
  readonly displayInTimezone: 'viewer' | 'utc' | 'location';
  readonly timezone: string;
}

/**
 * The time zone that the form's author chose, else the respondent's.
 *
 * @param viewers IANA name; '' for this machine's
 */
export function zoneOf({ displayInTimezone, timezone }: Zoned, viewers = ''): string {
  if (displayInTimezone === 'utc') return 'UTC';
  return knownZone(displayInTimezone === 'location' ? timezone : viewers);
}
