import type { MessagesOf } from '@tideform/i18n';
import type { noticeMessages } from './notice.messages.ts';
import type { NoticeMatter } from './notice.ts';

export { noticeMessages } from './notice.messages.ts';

/** What has happened, as a sentence. */
export function wordNotice(matter: NoticeMatter, messages: MessagesOf<typeof noticeMessages>): string {
  if (matter.kind === 'webhook-disabled') return messages.webhookDisabled({ webhook: matter.webhook });
  if (matter.kind === 'summary-failed') return messages.summaryFailed;
  const number = String(matter.submissionNumber ?? 'none');
  return matter.kind === 'email-failed'
    ? messages.emailFailed({ number })
    : messages[matter.news]({ by: matter.by, number });
}
