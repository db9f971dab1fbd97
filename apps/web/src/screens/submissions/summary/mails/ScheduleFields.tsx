import { Field, Input, Select } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import type { SummaryMailSettings } from '../../../../data/summary-mails/useSummaryMails.ts';
import { formatMinutes, formatWeekday, parseMinutes } from './format-schedule.ts';
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
