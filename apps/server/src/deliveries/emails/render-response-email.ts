import { randomUUID } from 'node:crypto';
import { type EmailTemplate, MAX_ATTACHMENT_BYTES, submissionPdfContent } from '@tideform/contract';
import type { ServerContext } from '../../context.ts';
import { findFormEmail } from '../../email/form-emails-store.ts';
import { getBase64Size, renderFormEmail } from '../../email/render-form-email.ts';
import type { OutgoingEmail } from '../../external-services/mail/outgoing-email.ts';
import type { TriggerType } from '../../webhooks/create-webhook-payload.ts';
import type { StoredSubmission } from '../find-submission.ts';
import { getEmailSealContext, type NewEmail } from './emails-store.ts';

interface ResponseEmailContext {
  readonly teamId: string;
  readonly formId: string;
  readonly tenantId: string;
  readonly revision: number;
  /**
   * ID of the share link of an anonymous respondent; absent if a signed-in user submitted the response or resends its
   * email.
   */
  readonly shareId?: string | undefined;
  readonly triggerType: TriggerType;
}

/**
 * Renders the email about a response and encrypts its body for the queue.
 * @returns `undefined` if the form sends no email; the response's file isn't read then
 * @throws UnreadableFile
 */
export async function renderResponseEmail(
  { database, secrets, publicUrl }: Pick<ServerContext, 'database' | 'secrets' | 'publicUrl'>,
  stored: StoredSubmission,
  { teamId, formId, tenantId, revision, shareId, triggerType }: ResponseEmailContext,
): Promise<NewEmail | undefined> {
  const email = await findFormEmail(database, { teamId, formId });
  if (!email || email.isDisabled) return undefined;
  const { template, sender, graphCredentialId } = email;
  const response = await stored.loadFile();
  const includesPdf = template.attachments.some(({ contentBytes }) => contentBytes === submissionPdfContent);
  const pdf = includesPdf ? await stored.loadPdf(MAX_ATTACHMENT_BYTES) : undefined;
  const rendered = await renderFormEmail(template, response, {
    ...{ teamId, tenantId, publicUrl, revision, pdf },
    isEdit: triggerType === 'resubmit',
  });
  const id = randomUUID();
  const emailFields = { id, sender, graphCredentialId, submissionNumber: response.submissionNumber ?? null };
  if (!rendered) return { ...emailFields, sealedBody: null, failure: 'invalid-template' };
  if (getAttachmentBytes(rendered.outgoingEmail) > MAX_ATTACHMENT_BYTES)
    return { ...emailFields, sealedBody: null, failure: 'too-large' };
  const fromAnswers = getRecipientsFromAnswers(template, rendered.outgoingEmail);
  const body = JSON.stringify({ ...rendered.outgoingEmail, fromAnswers, formId, shareId });
  return { ...emailFields, sealedBody: secrets.seal(body, getEmailSealContext(id)), failure: null };
}

/** Returns the recipients whose addresses come from answers: those that the template doesn't contain literally. */
function getRecipientsFromAnswers({ to, cc, bcc }: EmailTemplate, email: OutgoingEmail): string[] {
  const templateAddresses = [to, cc, bcc].join(' ').toLowerCase();
  return [...email.to, ...email.cc, ...email.bcc].filter(
    (address) => !templateAddresses.includes(address.toLowerCase()),
  );
}

const getAttachmentBytes = ({ attachments }: OutgoingEmail): number =>
  attachments.reduce((sum, { contentBytes }) => sum + getBase64Size(contentBytes), 0);
