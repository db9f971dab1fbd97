import type { EmailTemplate } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { type EmailField, validateEmail } from '@tideform/engine/mail';
import { submissionPdf } from '../../../data/email/useEmailSending.ts';
import type { EmailMessages } from './email.messages.ts';

/** User who sets up an email. */
interface EmailAuthor {
  /** Sign-in name, usually an email address. */
  readonly username: string;
  /** BCP 47 language tag. */
  readonly locale: string;
}

/**
 * Returns the email template for a form whose emails were just turned on: to the author, with the submission as a PDF.
 * Valid parts of a template that another product stored with the form are taken over.
 * @param legacyTemplate NOTE: hostile; read from a file
 */
export function createDefaultTemplate(
  messages: EmailMessages,
  { username, locale }: EmailAuthor,
  legacyTemplate?: unknown,
): EmailTemplate {
  const { first, openSubmission } = messages;
  const form = '{{formTitle}}';
  const number = '{{submissionNumber}}';
  const edited = first.bodyOfEdit({ person: '{{editedBy.name}}', form, number });
  const submitted = first.body({ person: '{{createdBy.name}}', form, number });
  const sentence = `{{#if isEdit}}${edited}{{else}}${submitted}{{/if}}`;
  const template: EmailTemplate = {
    ...{ to: username, cc: '', bcc: '', replyTo: '' },
    subject: `{{#if isEdit}}${first.subjectOfEdit}{{else}}${first.subject}{{/if}}: ${form}`,
    body: `<p>${sentence}</p><p><a href="{{viewUrl}}">${openSubmission}</a></p>`,
    attachments: [submissionPdf],
    language: locale,
  };
  const validTemplate = validateEmail(template).to ? { ...template, to: '{{createdBy}}' } : template;
  if (!isRecord(legacyTemplate)) return validTemplate;
  const legacyFields = Object.fromEntries(
    templateFields.flatMap((field) =>
      typeof legacyTemplate[field] === 'string' ? [[field, legacyTemplate[field]]] : [],
    ),
  ) as Partial<Record<EmailField, string>>;
  const errors = validateEmail({ ...validTemplate, ...legacyFields });
  for (const field of templateFields) if (errors[field]) delete legacyFields[field];
  return { ...validTemplate, ...legacyFields };
}

const templateFields = [
  'to',
  'cc',
  'bcc',
  'from',
  'replyTo',
  'subject',
  'body',
] as const satisfies readonly EmailField[];
