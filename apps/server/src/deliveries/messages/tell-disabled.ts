import { chooseSpeech, languages, teamLanguages } from '@tideform/i18n';
import { escaped } from '../../external-services/mail/escaped.ts';
import type { Letter } from '../../external-services/mail/letter.ts';
import type { AskedJob, JobContext } from '../../jobs/job.ts';
import { claimDisabled, type DisabledWebhook, unclaimDisabled } from '../../webhooks/disabled-webhooks-store.ts';
import { disabledMessages } from './disabled.messages.ts';
import { tellDisabled as ask, type DisabledOne } from './tell-disabled-ask.ts';

/** Tells whoever made a webhook, by the operator's mail server, that it is disabled: at most once each time. */
export const tellDisabled: AskedJob<DisabledOne> = {
  ...ask,
  async run(context, _signal, { webhookId }) {
    const { database, log, mailServer, now } = context;
    const webhook = mailServer && (await claimDisabled(database, webhookId, now()));
    if (!webhook) return;
    const posted = await mailServer.post(await letterOf(context, webhookId, webhook));
    if (posted.kind === 'kept' && posted.isPassing) {
      await unclaimDisabled(database, webhookId);
      throw new Error('The mail server does not take that a webhook is disabled');
    }
    log.info({ webhookId, came: posted.kind }, 'Told that a webhook is disabled');
  },
};

async function letterOf(
  { publicUrl, now }: JobContext,
  webhookId: string,
  { teamId, formId, name, url, mail }: DisabledWebhook,
): Promise<Letter> {
  const inMembersLanguages = languages.filter((language) => teamLanguages.includes(language));
  const all = await Promise.all(inMembersLanguages.map((language) => disabledMessages.read(chooseSpeech([language]))));
  const link = escaped(`${publicUrl}/teams/${teamId}/forms/${formId}/workflows`);
  const about = { name, host: new URL(url).host };
  const messageId = `<webhook-disabled.${webhookId}.${now().getTime()}@${new URL(publicUrl).hostname}>`;
  return {
    messageId,
    thread: messageId,
    from: '',
    to: [mail],
    cc: [],
    bcc: [],
    replyTo: [],
    subject: oneLine(all.map(({ subject }) => subject({ name })).join(' · ')),
    html: all
      .map(({ text, open }) => `<p>${escaped(text(about))}</p><p><a href="${link}">${escaped(open)}</a></p>`)
      .join(''),
    attachments: [],
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 250);
