import type { MessagesOf } from '@tideform/i18n';
import type { notificationMessages } from './notification.messages.ts';
import type { NotificationContent } from './notification.ts';

export { notificationMessages as noticeMessages } from './notification.messages.ts';

/** Formats a notification as a sentence. */
export function formatNotification(
  content: NotificationContent,
  messages: MessagesOf<typeof notificationMessages>,
): string {
  if (content.kind === 'webhook-disabled') return messages.webhookDisabled({ webhook: content.webhook });
  if (content.kind === 'summary-failed') return messages.summaryFailed;
  const number = String(content.submissionNumber ?? 'none');
  return content.kind === 'email-failed'
    ? messages.emailFailed({ number })
    : messages[content.news]({ by: content.by, number });
}
