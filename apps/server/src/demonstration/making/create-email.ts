import { type EmailTemplate, submissionPdfContent } from '@tideform/contract';
import { fileNames, responseTitle } from '@tideform/sync/library-content';
import { writeEmail } from '../../email/render-email.ts';
import type { DemoEmail, DemoForm } from '../forms/demo-form.ts';
import type { ContentEmail, ContentItem, DemoWorld } from './demo-world.ts';
import type { MadeResponse } from './make-response.ts';

/** Returns the email template of a form. */
export function describeEmail(world: DemoWorld, { to, subject, body }: DemoEmail): EmailTemplate {
  const paper = { name: fileNames.submissionPdf, contentType: 'application/pdf', contentBytes: submissionPdfContent };
  return {
    to: to.map((person) => world.people[person].mail).join(', '),
    ...{ cc: '', bcc: '', replyTo: '' },
    ...{ subject, body },
    attachments: [paper],
    language: 'en-GB',
  };
}

/** Creates the email about a response, with the response's PDF attached. */
export async function createEmail(
  world: DemoWorld,
  form: DemoForm,
  email: DemoEmail,
  { row, number }: MadeResponse,
  paper: ContentItem,
): Promise<ContentEmail> {
  const response = { ...row, title: responseTitle(row, number), submissionNumber: number };
  const written = await writeEmail(describeEmail(world, email), response, {
    teamId: row.teamId,
    tenantId: row.tenantId,
    publicUrl: world.publicUrl,
    revision: row.revision,
    pdf: Buffer.from(paper.versions[0]!.bytes).toString('base64'),
  });
  if (!written) throw new Error(`The email template of ${form.title} can’t be filled in`);
  return { letter: written.letter, by: world.people[email.from].id, at: row.timestamp };
}
