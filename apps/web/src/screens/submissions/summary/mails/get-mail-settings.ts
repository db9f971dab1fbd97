import type { SummaryMail, SummaryMailSettings } from '../../../../data/summary-mails/useSummaryMails.ts';

/** Returns the editable settings of a summary email. */
export function getMailSettings(mail: SummaryMail): SummaryMailSettings {
  const { every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused, to } = mail;
  return {
    ...{ every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused },
    to: to.map(({ id }) => id),
  };
}
