import { randomUUID } from 'node:crypto';
import {
  type EmailTemplate,
  sendFormEmail as operation,
  type RenderedEmail,
  submissionPdfContent,
} from '@tideform/contract';
import { parseForm } from '@tideform/engine';
import { operations } from '@tideform/graph';
import type { Posted } from '../external-services/mail/letter.ts';
import { findOrMakeCredential } from '../graph-credentials/graph-credentials-store.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { refuseTemplate, sizeOfBase64, tidyTemplate } from './check-template.ts';
import { describeKeptEmail } from './describe-form-email.ts';
import { readFormEmail } from './form-emails-store.ts';
import { postLetter } from './post-letter.ts';
import { type WrittenEmail, writeEmail } from './write-email.ts';

const noForm = { components: [] };

export const sendFormEmail = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, publicUrl } = context;
  const { teamId, formId } = params;
  const kept = await readFormEmail(database, params);
  const template = body.template ?? kept?.template;
  if (!template) return refuse('no-template');
  const refused = refuseTemplate(template);
  if (refused) return refused;
  const { schema, ...told } = body.response;
  const parsed = parseForm(schema ?? noForm);
  const id = told.id ?? randomUUID();
  const response = { ...told, id, formId, schema: parsed.ok ? parsed.form : noForm };
  const where = { teamId, tenantId: caller.tenantId, publicUrl, revision: 0, pdf: body.pdf };
  const tidy = tidyTemplate(template);
  const written = await writeEmail(tidy, response, where);
  if (!written) return refuse('invalid-template');
  const email = described(tidy, written, body.pdf);
  const form = await describeKeptEmail(context, kept);
  if (body.mode === 'preview') return answer({ ...form, email, test: null });
  const { mail, userPrincipalName } = await graphAs(caller.graphToken).call(operations.getMe, {});
  const to = mail ?? userPrincipalName ?? '';
  // A test is no letter about a response: each is one of its own, and goes to nobody else.
  const messageId = `<test.${randomUUID()}@${new URL(publicUrl).hostname}>`;
  const letter = { ...written.letter, to: [to], cc: [], bcc: [], messageId, thread: messageId };
  const graphCredentialId = kept?.graphCredentialId ?? (await findOrMakeCredential(database, caller)).id;
  const posted = await postLetter(context, { sender: kept?.sender ?? 'account', graphCredentialId }, letter);
  log.info({ ...params, by: caller.userId, came: posted.kind }, 'E-mail of a form tested');
  return answer({ ...form, email, test: { ...outcomeOf(posted), to } });
});

function outcomeOf(posted: Posted) {
  if (posted.kind === 'sent') return { status: 'sent' as const, failure: posted.failure ?? null };
  return { status: 'error' as const, failure: posted.kind === 'kept' ? posted.failure : ('uncertain' as const) };
}

function described(template: EmailTemplate, { letter, leftOut }: WrittenEmail, pdf: string | undefined): RenderedEmail {
  const { from, to, cc, bcc, replyTo, subject, html: body } = letter;
  return {
    ...{ from, subject, body },
    ...{ to: [...to], cc: [...cc], bcc: [...bcc], replyTo: [...replyTo], leftOut: [...leftOut] },
    attachments: template.attachments.map(({ name, contentType, contentBytes }) => {
      const content = contentBytes === submissionPdfContent ? pdf : contentBytes;
      return { name, contentType, sizeBytes: content === undefined ? null : sizeOfBase64(content) };
    }),
  };
}
