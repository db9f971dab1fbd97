import type { SummaryMail, SummaryMailSettings } from '../../../../data/summary-mails/useSummaryMails.ts';

/** What a builder says of one, as it is now. */
export function settingsOf(mail: SummaryMail): SummaryMailSettings {
  const { every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused, to } = mail;
  return {
    ...{ every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused },
    to: to.map(({ id }) => id),
  };
}
