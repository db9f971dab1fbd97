import type { WordsOf } from '@tideform/words';
import type { NoticeMatter } from './notice.ts';
import type { noticeWords } from './notice.words.ts';

export { noticeWords } from './notice.words.ts';

/** What has happened, as a sentence. */
export function wordNotice(matter: NoticeMatter, words: WordsOf<typeof noticeWords>): string {
  if (matter.kind === 'webhook-disabled') return words.webhookDisabled({ webhook: matter.webhook });
  if (matter.kind === 'summary-failed') return words.summaryFailed;
  const number = String(matter.submissionNumber ?? 'none');
  return matter.kind === 'email-failed' ? words.emailFailed({ number }) : words[matter.news]({ by: matter.by, number });
}
