import { Field, Input, Select } from '@fluentui/react-components';
import type { MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import type { SummaryMailSettings } from '../../../../data/submissions/useSummaryMails.ts';
import { mailsMessages } from './mails.messages.ts';
import { useMailsStyles } from './mails.styles.ts';

const intervals = ['day', 'week', 'month'] as const;
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const monthDays = Array.from({ length: 31 }, (_, at) => at + 1);

/** Fields for the schedule of a summary email: interval, day, time and time zone. */
export function ScheduleFields(props: {
  readonly settings: SummaryMailSettings;
  readonly onChange: (over: Partial<SummaryMailSettings>) => void;
}) {
  const messages = useMessages(mailsMessages);
  const styles = useMailsStyles();
  const { locale } = useLocale();
  const { settings, onChange } = props;
  const { every, weekday, monthDay, minutes, timeZone } = settings;
  const zones = useMemo(
    () => [...new Set([timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted(),
    [timeZone],
  );
  return (
    <>
      <Field label={messages.every}>
        <Select
          value={every}
          onChange={(_, { value }) => onChange({ every: intervals.find((one) => one === value) ?? 'week' })}
        >
          {intervals.map((one) => (
            <option key={one} value={one}>
              {messages.rhythms[one]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.pair}>
        {every === 'week' && (
          <Field label={messages.weekday}>
            <Select value={`${weekday}`} onChange={(_, { value }) => onChange({ weekday: Number(value) })}>
              {weekdays.map((one) => (
                <option key={one} value={one}>
                  {formatWeekday(one, locale)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {every === 'month' && (
          <Field label={messages.monthDay} {...(monthDay > 28 && { hint: messages.monthDayHint })}>
            <Select value={`${monthDay}`} onChange={(_, { value }) => onChange({ monthDay: Number(value) })}>
              {monthDays.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={messages.time}>
          <Input
            type="time"
            value={formatMinutes(minutes)}
            onChange={(_, { value }) => onChange({ minutes: parseMinutes(value) ?? minutes })}
          />
        </Field>
        <Field label={messages.timeZone}>
          <Select value={timeZone} onChange={(_, { value }) => onChange({ timeZone: value })}>
            {zones.map((one) => (
              <option key={one} value={one}>
                {one.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}

type Schedule = Pick<SummaryMailSettings, 'every' | 'weekday' | 'monthDay' | 'minutes' | 'timeZone'>;

/** A date that is a Monday. */
const monday = Date.UTC(2024, 0, 1);

/** Returns the localized name of a weekday; 1 is Monday. */
const formatWeekday = (weekday: number, locale: string): string =>
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
const formatMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Parses `HH:MM` as minutes since midnight. @returns `undefined` for anything else */
function parseMinutes(clock: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
