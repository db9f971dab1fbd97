import { knownZone } from '@tideform/engine';

/** Settings that say whose clock a date shows. */
export interface Zoned {
  readonly displayInTimezone: 'viewer' | 'utc' | 'location';
  readonly timezone: string;
}

/**
 * The zone whose clock the author chose, else the one of whoever answers.
 *
 * @param viewers IANA name; '' for this machine's
 */
export function zoneOf({ displayInTimezone, timezone }: Zoned, viewers = ''): string {
  if (displayInTimezone === 'utc') return 'UTC';
  return knownZone(displayInTimezone === 'location' ? timezone : viewers);
}
