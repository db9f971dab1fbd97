import { knownZone } from '@tideform/engine';

/** Settings that say whose clock a date shows. */
export interface Zoned {
  readonly displayInTimezone: 'viewer' | 'utc' | 'location';
  readonly timezone: string;
}

/** The zone whose clock the author wants, the reader's where he does not say. */
export function zoneOf({ displayInTimezone, timezone }: Zoned): string {
  if (displayInTimezone === 'utc') return 'UTC';
  return knownZone(displayInTimezone === 'location' ? timezone : '');
}
