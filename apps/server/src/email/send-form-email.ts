import { randomUUID } from 'node:crypto';
import {
  type EmailTemplate,
  sendFormEmail as operation,
  type RenderedEmail,
  submissionPdfContent,
} from '@tideform/contract';
import { parseForm } from '@tideform/engine';
import { operations } from '@tideform/graph';
import type { SendResult } from '../external-services/mail/outgoing-email.ts';
import { findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { getBase64Size, normalizeTemplate, refuseTemplate } from './check-template.ts';
import { describeStoredEmail } from './describe-form-email.ts';
import { findFormEmail } from './form-emails-store.ts';
import { type RenderResult, writeEmail } from './render-email.ts';
import { sendEmailMessage } from './send-email-message.ts';

const noForm = { components: [] };

export const sendFormEmail = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, publicUrl } = context;
  const { teamId, formId } = params;
  const storedEmail = await findFormEmail(database, params);
  const template = body.template ?? storedEmail?.template;
  if (!template) return refuse('no-template');
  const refusal = refuseTemplate(template);
  if (refusal) return refusal;
  const { schema, ...responseFields } = body.response;
  const parsed = parseForm(schema ?? noForm);
  const id = responseFields.id ?? randomUUID();
  const response = { ...responseFields, id, formId, schema: parsed.ok ? parsed.form : noForm };
  const emailContext = { teamId, tenantId: caller.tenantId, publicUrl, revision: 0, pdf: body.pdf };
  const normalized = normalizeTemplate(template);
  const renderedEmail = await writeEmail(normalized, response, emailContext);
  if (!renderedEmail) return refuse('invalid-template');
  const email = describeRendered(normalized, renderedEmail, body.pdf);
  const form = await describeStoredEmail(context, storedEmail);
  if (body.mode === 'preview') return answer({ ...form, email, test: null });
  const { mail, userPrincipalName } = await graphAs(caller.graphToken).call(operations.getMe, {});
  const to = mail ?? userPrincipalName ?? '';
  // Each test is a separate email with its own message ID, and is sent only to the user who requests it.
  const messageId = `<test.${randomUUID()}@${new URL(publicUrl).hostname}>`;
  const testMessage = { ...renderedEmail.letter, to: [to], cc: [], bcc: [], messageId, thread: messageId };
  const graphCredentialId = storedEmail?.graphCredentialId ?? (await findOrCreateCredential(database, caller)).id;
  const sendResult = await sendEmailMessage(
    context,
    { sender: storedEmail?.sender ?? 'account', graphCredentialId },
    testMessage,
  );
  log.info({ ...params, by: caller.userId, came: sendResult.kind }, 'Form email tested');
  return answer({ ...form, email, test: { ...toTestResult(sendResult), to } });
});

function toTestResult(posted: SendResult) {
  if (posted.kind === 'sent') return { status: 'sent' as const, failure: posted.failure ?? null };
  return { status: 'error' as const, failure: posted.kind === 'kept' ? posted.failure : ('uncertain' as const) };
}

function describeRendered(
  template: EmailTemplate,
  { letter, leftOut }: RenderResult,
  pdf: string | undefined,
): RenderedEmail {
  const { from, to, cc, bcc, replyTo, subject, html: body } = letter;
  return {
    ...{ from, subject, body },
    ...{ to: [...to], cc: [...cc], bcc: [...bcc], replyTo: [...replyTo], leftOut: [...leftOut] },
    attachments: template.attachments.map(({ name, contentType, contentBytes }) => {
      const content = contentBytes === submissionPdfContent ? pdf : contentBytes;
      return { name, contentType, sizeBytes: content === undefined ? null : getBase64Size(content) };
    }),
  };
}
