import type { NotificationContent } from '@tideform/contract';
import { formatNotification, noticeMessages } from '@tideform/contract/notice-words';
import { chooseLocale, getDirection } from '@tideform/i18n';
import { escapeHtml, type OutgoingEmail } from '../external-services/mail/outgoing-email.ts';
import type { Job, JobContext } from '../jobs/job.ts';
import { notificationEmailMessages } from './notification-email.messages.ts';
import {
  claimNotifications,
  type EmailedNotification,
  findDueRecipients,
  type NotificationRecipient,
  releaseNotifications,
} from './notification-emails-store.ts';

const BATCH_SIZE = 200;

/**
 * Job that runs every five minutes. Emails new notifications to users who turned this on, through the operator's mail
 * server. A user gets one email with all new notifications, and each notification is sent at most once.
 */
export const sendNotificationEmails: Job = {
  name: 'send-notices',
  cron: '*/5 * * * *',
  async run(context, signal) {
    const { database, log, mailServer, now } = context;
    if (!mailServer) return;
    for (const recipient of await findDueRecipients(database, BATCH_SIZE)) {
      if (signal.aborted) return;
      const notifications = await claimNotifications(database, recipient.userId, now());
      if (notifications.length === 0) continue;
      const sendResult = await mailServer.post(await createNotificationEmail(context, recipient, notifications));
      if (sendResult.kind === 'kept' && sendResult.isTemporary)
        await releaseNotifications(
          database,
          notifications.map(({ id }) => id),
        );
      log.info(
        { userId: recipient.userId, notifications: notifications.length, came: sendResult.kind },
        'Notification email processed',
      );
    }
  },
};

async function createNotificationEmail(
  { publicUrl }: JobContext,
  { address, language }: NotificationRecipient,
  notifications: readonly EmailedNotification[],
): Promise<OutgoingEmail> {
  const locale = chooseLocale([language]);
  const messages = await notificationEmailMessages.read(locale);
  const notificationTexts = await noticeMessages.read(locale);
  const lines = notifications.map(({ teamId, formId, formTitle, matter, times }) => {
    const link = `${publicUrl}/teams/${teamId}/forms/${encodeURIComponent(formId)}/${getNotificationPath(matter)}`;
    const text = formatNotification(matter, notificationTexts);
    const suffix = times > 1 ? ` (${notificationTexts.times({ count: times })})` : '';
    return `<li><a href="${escapeHtml(link)}">${escapeHtml(formTitle ?? messages.aForm)}</a>: ${escapeHtml(text + suffix)}</li>`;
  });
  const messageId = `<notices.${notifications[0]!.id}.${notifications.length}@${new URL(publicUrl).hostname}>`;
  return {
    messageId,
    thread: messageId,
    from: '',
    to: [address],
    cc: [],
    bcc: [],
    replyTo: [],
    subject: messages.subject({ count: notifications.length }),
    html: `<div dir="${getDirection(locale.language)}"><ul>${lines.join('')}</ul><p>${escapeHtml(messages.off)}</p></div>`,
    attachments: [],
  };
}

function getNotificationPath(matter: NotificationContent): string {
  if (matter.kind === 'review') return `response/${encodeURIComponent(matter.responseId)}`;
  return matter.kind === 'summary-failed' ? 'submissions?tab=summary' : 'workflows';
}
