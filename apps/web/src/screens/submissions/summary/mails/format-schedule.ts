import type { MessagesOf } from '@tideform/i18n';
import type { SummaryMailSettings } from '../../../../data/summary-mails/useSummaryMails.ts';
import type { mailsMessages } from './mails.messages.ts';

type Schedule = Pick<SummaryMailSettings, 'every' | 'weekday' | 'monthDay' | 'minutes' | 'timeZone'>;

/** A date that is a Monday. */
const monday = Date.UTC(2024, 0, 1);

/** Returns the localized name of a weekday; 1 is Monday. */
export const formatWeekday = (weekday: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(monday + (weekday - 1) * 86_400_000);

/** Formats the schedule of a summary email as text. */
export function formatSchedule(schedule: Schedule, messages: MessagesOf<typeof mailsMessages>, locale: string): string {
  const { every, weekday, monthDay, minutes, timeZone } = schedule;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(minutes * 60_000);
  const time = `${clock} (${timeZone.replaceAll('_', ' ')})`;
  if (every === 'day') return messages.when.day({ time });
  return every === 'week'
    ? messages.when.week({ weekday: formatWeekday(weekday, locale), time })
    : messages.when.month({ date: `${monthDay}`, time });
}

/** Formats minutes since midnight as `HH:MM`, the value format of time inputs. */
export const formatMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Parses `HH:MM` as minutes since midnight. @returns `undefined` for anything else */
export function parseMinutes(clock: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
