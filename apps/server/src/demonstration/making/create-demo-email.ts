import { type EmailTemplate, submissionPdfContent } from '@tideform/contract';
import { fileNames, renderResponseTitle } from '@tideform/sync/library-content';
import { renderFormEmail } from '../../email/render-form-email.ts';
import type { DemoEmail, DemoForm } from '../forms/demo-form.ts';
import type { CreatedResponse } from './create-response.ts';
import type { ContentEmail, ContentItem, DemoContext } from './demo-context.ts';

/** Returns the email template of a form. */
export function createEmailTemplate(context: DemoContext, { to, subject, body }: DemoEmail): EmailTemplate {
  const pdf = { name: fileNames.submissionPdf, contentType: 'application/pdf', contentBytes: submissionPdfContent };
  return {
    to: to.map((person) => context.people[person].mail).join(', '),
    ...{ cc: '', bcc: '', replyTo: '' },
    ...{ subject, body },
    attachments: [pdf],
    language: 'en-GB',
  };
}

/** Creates the email about a response, with the response's PDF attached. */
export async function createDemoEmail(
  context: DemoContext,
  form: DemoForm,
  email: DemoEmail,
  { row, number }: CreatedResponse,
  pdf: ContentItem,
): Promise<ContentEmail> {
  const response = { ...row, title: renderResponseTitle(row, number), submissionNumber: number };
  const written = await renderFormEmail(createEmailTemplate(context, email), response, {
    teamId: row.teamId,
    tenantId: row.tenantId,
    publicUrl: context.publicUrl,
    revision: row.revision,
    pdf: Buffer.from(pdf.versions[0]!.bytes).toString('base64'),
  });
  if (!written) throw new Error(`The email template of ${form.title} can’t be filled in`);
  return { letter: written.outgoingEmail, by: context.people[email.from].id, at: row.timestamp };
}
