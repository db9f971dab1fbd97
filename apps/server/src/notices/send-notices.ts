import type { NoticeMatter } from '@tideform/contract';
import { noticeMessages, wordNotice } from '@tideform/contract/notice-words';
import { chooseSpeech, directionOf } from '@tideform/i18n';
import { escaped } from '../external-services/mail/escaped.ts';
import type { Letter } from '../external-services/mail/letter.ts';
import type { Job, JobContext } from '../jobs/job.ts';
import { noticeMailMessages } from './notice-mail.messages.ts';
import {
  claimNotices,
  findDueMails,
  type MailedNotice,
  type NoticeMail,
  unclaimNotices,
} from './notice-mails-store.ts';

const atOnce = 200;

/** Every five minutes tells those who wish it by email what is new, by the operator's mail server: all of it in one letter, at most once. */
export const sendNotices: Job = {
  name: 'send-notices',
  cron: '*/5 * * * *',
  async run(context, signal) {
    const { database, log, mailServer, now } = context;
    if (!mailServer) return;
    for (const mail of await findDueMails(database, atOnce)) {
      if (signal.aborted) return;
      const notices = await claimNotices(database, mail.userId, now());
      if (notices.length === 0) continue;
      const posted = await mailServer.post(await letterOf(context, mail, notices));
      if (posted.kind === 'kept' && posted.isPassing)
        await unclaimNotices(
          database,
          notices.map(({ id }) => id),
        );
      log.info({ userId: mail.userId, notices: notices.length, came: posted.kind }, 'Told notices by e-mail');
    }
  },
};

async function letterOf(
  { publicUrl }: JobContext,
  { address, language }: NoticeMail,
  notices: readonly MailedNotice[],
): Promise<Letter> {
  const speech = chooseSpeech([language]);
  const messages = await noticeMailMessages.read(speech);
  const said = await noticeMessages.read(speech);
  const lines = notices.map(({ teamId, formId, formTitle, matter, times }) => {
    const link = `${publicUrl}/teams/${teamId}/forms/${encodeURIComponent(formId)}/${placeOf(matter)}`;
    const what = wordNotice(matter, said);
    const often = times > 1 ? ` (${said.times({ count: times })})` : '';
    return `<li><a href="${escaped(link)}">${escaped(formTitle ?? messages.aForm)}</a>: ${escaped(what + often)}</li>`;
  });
  const messageId = `<notices.${notices[0]!.id}.${notices.length}@${new URL(publicUrl).hostname}>`;
  return {
    messageId,
    thread: messageId,
    from: '',
    to: [address],
    cc: [],
    bcc: [],
    replyTo: [],
    subject: messages.subject({ count: notices.length }),
    html: `<div dir="${directionOf(speech.language)}"><ul>${lines.join('')}</ul><p>${escaped(messages.off)}</p></div>`,
    attachments: [],
  };
}

function placeOf(matter: NoticeMatter): string {
  if (matter.kind === 'review') return `response/${encodeURIComponent(matter.responseId)}`;
  return matter.kind === 'summary-failed' ? 'submissions?tab=summary' : 'workflows';
}
