import type { EmailTemplate } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { checkMail, type MailField } from '@tideform/engine/mail';
import { submissionPdf } from '../../../data/email/attachments.ts';
import type { EmailMessages } from './email.messages.ts';

/** Who begins an email. */
interface Author {
  /** Sign-in name, mostly an email address. */
  readonly username: string;
  /** BCP 47. */
  readonly locale: string;
}

/**
 * What an email is that somebody has just switched on: to themselves, with the submission as a PDF. What a former program has kept
 * with the form is taken, as far as it can be sent.
 *
 * @param old NOTE: hostile, of a file
 */
export function firstTemplate(messages: EmailMessages, { username, locale }: Author, old?: unknown): EmailTemplate {
  const { first, openSubmission } = messages;
  const form = '{{formTitle}}';
  const number = '{{submissionNumber}}';
  const edited = first.bodyOfEdit({ person: '{{editedBy.name}}', form, number });
  const submitted = first.body({ person: '{{createdBy.name}}', form, number });
  const said = `{{#if isEdit}}${edited}{{else}}${submitted}{{/if}}`;
  const template: EmailTemplate = {
    ...{ to: username, cc: '', bcc: '', replyTo: '' },
    subject: `{{#if isEdit}}${first.subjectOfEdit}{{else}}${first.subject}{{/if}}: ${form}`,
    body: `<p>${said}</p><p><a href="{{viewUrl}}">${openSubmission}</a></p>`,
    attachments: [submissionPdf],
    language: locale,
  };
  const own = checkMail(template).to ? { ...template, to: '{{createdBy}}' } : template;
  if (!isRecord(old)) return own;
  const kept = Object.fromEntries(
    fields.flatMap((field) => (typeof old[field] === 'string' ? [[field, old[field]]] : [])),
  ) as Partial<Record<MailField, string>>;
  const wrong = checkMail({ ...own, ...kept });
  for (const field of fields) if (wrong[field]) delete kept[field];
  return { ...own, ...kept };
}

const fields = ['to', 'cc', 'bcc', 'from', 'replyTo', 'subject', 'body'] as const satisfies readonly MailField[];
