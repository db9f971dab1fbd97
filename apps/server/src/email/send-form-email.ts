import { randomUUID } from 'node:crypto';
import { operations as api, type EmailTemplate, type RenderedEmail, submissionPdfContent } from '@tideform/contract';
import { parseForm } from '@tideform/engine';
import { operations } from '@tideform/graph';
import type { SendResult } from '../external-services/mail/outgoing-email.ts';
import { findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { describeStoredEmail } from './describe-form-email.ts';
import { findFormEmail } from './form-emails-store.ts';
import {
  checkTemplate,
  getBase64Size,
  normalizeTemplate,
  type RenderedFormEmail,
  renderFormEmail,
} from './render-form-email.ts';
import { sendEmailMessage } from './send-email-message.ts';

const emptySchema = { components: [] };

export const sendFormEmail = implement(api.sendFormEmail, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, publicUrl } = context;
  const { teamId, formId } = params;
  const storedEmail = await findFormEmail(database, params);
  const template = body.template ?? storedEmail?.template;
  if (!template) return refuse('no-template');
  const refusal = checkTemplate(template);
  if (refusal) return refusal;
  const { schema, ...responseFields } = body.response;
  const parsed = parseForm(schema ?? emptySchema);
  const id = responseFields.id ?? randomUUID();
  const response = { ...responseFields, id, formId, schema: parsed.ok ? parsed.form : emptySchema };
  const emailContext = { teamId, tenantId: caller.tenantId, publicUrl, revision: 0, pdf: body.pdf };
  const normalized = normalizeTemplate(template);
  const renderedEmail = await renderFormEmail(normalized, response, emailContext);
  if (!renderedEmail) return refuse('invalid-template');
  const email = toRenderedEmail(normalized, renderedEmail, body.pdf);
  const form = await describeStoredEmail(context, storedEmail);
  if (body.mode === 'preview') return respond({ ...form, email, test: null });
  const { mail, userPrincipalName } = await graphAs(caller.graphToken).call(operations.getMe, {});
  const to = mail ?? userPrincipalName ?? '';
  // Each test is a separate email with its own message ID, and is sent only to the user who requests it.
  const messageId = `<test.${randomUUID()}@${new URL(publicUrl).hostname}>`;
  const testMessage = { ...renderedEmail.outgoingEmail, to: [to], cc: [], bcc: [], messageId, thread: messageId };
  const graphCredentialId = storedEmail?.graphCredentialId ?? (await findOrCreateCredential(database, caller)).id;
  const sendResult = await sendEmailMessage(
    context,
    { sender: storedEmail?.sender ?? 'account', graphCredentialId },
    testMessage,
  );
  log.info({ ...params, by: caller.userId, came: sendResult.kind }, 'Form email tested');
  return respond({ ...form, email, test: { ...toTestResult(sendResult), to } });
});

function toTestResult(sendResult: SendResult) {
  if (sendResult.kind === 'sent') return { status: 'sent' as const, failure: sendResult.failure ?? null };
  return {
    status: 'error' as const,
    failure: sendResult.kind === 'kept' ? sendResult.failure : ('uncertain' as const),
  };
}

function toRenderedEmail(
  template: EmailTemplate,
  { outgoingEmail: email, invalidRecipients: leftOut }: RenderedFormEmail,
  pdf: string | undefined,
): RenderedEmail {
  const { from, to, cc, bcc, replyTo, subject, html: body } = email;
  return {
    ...{ from, subject, body },
    ...{ to: [...to], cc: [...cc], bcc: [...bcc], replyTo: [...replyTo], leftOut: [...leftOut] },
    attachments: template.attachments.map(({ name, contentType, contentBytes }) => {
      const content = contentBytes === submissionPdfContent ? pdf : contentBytes;
      return { name, contentType, sizeBytes: content === undefined ? null : getBase64Size(content) };
    }),
  };
}
