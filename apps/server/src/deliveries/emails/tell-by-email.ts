import { randomUUID } from 'node:crypto';
import { type EmailTemplate, mostAttachmentBytes, submissionPdfContent } from '@tideform/contract';
import type { ServerContext } from '../../context.ts';
import { sizeOfBase64 } from '../../email/check-template.ts';
import { readFormEmail } from '../../email/form-emails-store.ts';
import { writeEmail } from '../../email/write-email.ts';
import type { Letter } from '../../external-services/mail/letter.ts';
import type { TriggerType } from '../../webhooks/webhook-payload.ts';
import type { StoredSubmission } from '../find-submission.ts';
import { emailPlace, type NewEmail } from './emails-store.ts';

interface Told {
  readonly teamId: string;
  readonly formId: string;
  readonly tenantId: string;
  readonly revision: number;
  /** The share link that the response comes by. Absent: somebody known submits it, or wants it sent again. */
  readonly shareId?: string | undefined;
  readonly triggerType: TriggerType;
}

/** The email about a response, sealed; `undefined`: the form sends none, and nothing was read. @throws UnreadableFile */
export async function tellByEmail(
  { database, secrets, publicUrl }: Pick<ServerContext, 'database' | 'secrets' | 'publicUrl'>,
  stored: StoredSubmission,
  { teamId, formId, tenantId, revision, shareId, triggerType }: Told,
): Promise<NewEmail | undefined> {
  const email = await readFormEmail(database, { teamId, formId });
  if (!email || email.isDisabled) return undefined;
  const { template, sender, graphCredentialId } = email;
  const response = await stored.read();
  const takesPdf = template.attachments.some(({ contentBytes }) => contentBytes === submissionPdfContent);
  const pdf = takesPdf ? await stored.readPdf(mostAttachmentBytes) : undefined;
  const written = await writeEmail(template, response, {
    ...{ teamId, tenantId, publicUrl, revision, pdf },
    isEdit: triggerType === 'resubmit',
  });
  const id = randomUUID();
  const by = { id, sender, graphCredentialId, submissionNumber: response.submissionNumber ?? null };
  if (!written) return { ...by, sealedBody: null, failure: 'invalid-template' };
  if (bytesOf(written.letter) > mostAttachmentBytes) return { ...by, sealedBody: null, failure: 'too-large' };
  const fromAnswers = addressesOfAnswers(template, written.letter);
  const body = JSON.stringify({ ...written.letter, fromAnswers, formId, shareId });
  return { ...by, sealedBody: secrets.seal(body, emailPlace(id)), failure: null };
}

/** Recipients that whoever answered has named: those that the template does not spell out. */
function addressesOfAnswers({ to, cc, bcc }: EmailTemplate, letter: Letter): string[] {
  const spelled = [to, cc, bcc].join(' ').toLowerCase();
  return [...letter.to, ...letter.cc, ...letter.bcc].filter((address) => !spelled.includes(address.toLowerCase()));
}

const bytesOf = ({ attachments }: Letter): number =>
  attachments.reduce((sum, { contentBytes }) => sum + sizeOfBase64(contentBytes), 0);
