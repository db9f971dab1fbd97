import { chooseLocale, languages, teamLanguages } from '@tideform/i18n';
import { escapeHtml, type OutgoingEmail } from '../../external-services/mail/outgoing-email.ts';
import type { JobContext, QueuedJob } from '../../jobs/job.ts';
import {
  claimDisabledWebhook,
  type DisabledWebhook,
  releaseDisabledWebhook,
} from '../../webhooks/disabled-webhooks-store.ts';
import { disabledMessages } from './disabled.messages.ts';
import { type DisabledWebhookKey, notifyWebhookDisabledJobType } from './job-types.ts';

/**
 * Job that emails the creator of a webhook that it was disabled, through the operator's mail server. Sends at most one
 * email each time the webhook is disabled.
 */
export const notifyWebhookDisabled: QueuedJob<DisabledWebhookKey> = {
  ...notifyWebhookDisabledJobType,
  async run(context, _signal, { webhookId }) {
    const { database, log, mailServer, now } = context;
    const webhook = mailServer && (await claimDisabledWebhook(database, webhookId, now()));
    if (!webhook) return;
    const sendResult = await mailServer.post(await createDisabledEmail(context, webhookId, webhook));
    if (sendResult.kind === 'kept' && sendResult.isTemporary) {
      await releaseDisabledWebhook(database, webhookId);
      throw new Error('The mail server rejected the email about a disabled webhook');
    }
    log.info({ webhookId, came: sendResult.kind }, 'Email about a disabled webhook processed');
  },
};

async function createDisabledEmail(
  { publicUrl, now }: JobContext,
  webhookId: string,
  { teamId, formId, name, url, mail }: DisabledWebhook,
): Promise<OutgoingEmail> {
  const memberLanguages = languages.filter((language) => teamLanguages.includes(language));
  const messages = await Promise.all(
    memberLanguages.map((language) => disabledMessages.read(chooseLocale([language]))),
  );
  const link = escapeHtml(`${publicUrl}/teams/${teamId}/forms/${formId}/workflows`);
  const params = { name, host: new URL(url).host };
  const messageId = `<webhook-disabled.${webhookId}.${now().getTime()}@${new URL(publicUrl).hostname}>`;
  return {
    messageId,
    thread: messageId,
    from: '',
    to: [mail],
    cc: [],
    bcc: [],
    replyTo: [],
    subject: toSingleLine(messages.map(({ subject }) => subject({ name })).join(' · ')),
    html: messages
      .map(({ text, open }) => `<p>${escapeHtml(text(params))}</p><p><a href="${link}">${escapeHtml(open)}</a></p>`)
      .join(''),
    attachments: [],
  };
}

const toSingleLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 250);
