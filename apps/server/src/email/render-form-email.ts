import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { type EmailSender, type EmailTemplate, MAX_ATTACHMENT_BYTES, submissionPdfContent } from '@tideform/contract';
import type { FormDefinition } from '@tideform/engine';
import { renderEmail, validateEmail } from '@tideform/engine/mail';
import { chooseLocale, type MessagesOf } from '@tideform/i18n';
import { createAnswerFormatter, createFormAnswerColumns } from '@tideform/print/columns';
import type { MailServer } from '../external-services/mail/mail-server.ts';
import type { OutgoingEmail } from '../external-services/mail/outgoing-email.ts';
import { refuse } from '../http/implement.ts';
import { formatSubject, getEditor, getResponseLinks } from '../webhooks/create-webhook-payload.ts';
import { emailMessages } from './email.messages.ts';

/** Response that an email is rendered for. */
export interface EmailedResponse {
  readonly id: string;
  readonly formId: string;
  readonly submissionNumber?: number | undefined;
  readonly formTitle: string;
  readonly title?: string | undefined;
  /** Version of the form; 0 for the draft. */
  readonly version: number;
  readonly timestamp?: string | undefined;
  readonly createdBy?: { readonly id?: string | undefined; readonly name: string } | undefined;
  readonly collaborators?: readonly { readonly name: string }[] | undefined;
  readonly schema: FormDefinition;
  readonly data: {
    readonly data: Readonly<Record<string, unknown>>;
    readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  };
}

export interface EmailRenderContext {
  readonly teamId: string;
  readonly tenantId: string;
  readonly publicUrl: string;
  /** Number of times the response was submitted. Makes the message ID unique. */
  readonly revision: number;
  /** PDF of the response, in base64. */
  readonly pdf?: string | undefined;
  /** Whether the response was edited after its first submit. */
  readonly isEdit?: boolean | undefined;
}

export interface RenderedFormEmail {
  readonly outgoingEmail: OutgoingEmail;
  /** Texts in recipient fields that were left out because they aren't valid addresses. */
  readonly invalidRecipients: readonly string[];
}

/** Renders a form's email about a response. @returns `undefined` if the template is invalid */
export async function renderFormEmail(
  template: EmailTemplate,
  response: EmailedResponse,
  { revision, pdf, isEdit = false, ...linkContext }: EmailRenderContext,
): Promise<RenderedFormEmail | undefined> {
  const { id: responseId, formId, data, schema, formTitle, version, createdBy } = response;
  const isDraft = version < 1;
  const locale = chooseLocale([template.language ?? 'en']);
  const values = {
    ...data,
    ...getResponseLinks({ formId, responseId }, { ...linkContext, isDraft }),
    submissionNumber: response.submissionNumber,
    formTitle,
    title: response.title ?? formTitle,
    version,
    timestamp: response.timestamp,
    createdBy: createdBy && { name: createdBy.name, ...(createdBy.id !== undefined && { id: createdBy.id }) },
    collaborators: response.collaborators,
    isEdit,
    editedBy: isEdit ? getEditor(response) : undefined,
  };
  const messages = await emailMessages.read(locale);
  const columns = createFormAnswerColumns(schema, { specs, prints: await prints.read(locale) });
  const language = template.language ?? 'en';
  const options = { form: schema, specs, language, messages, formatAnswer: createAnswerFormatter(columns) };
  const filledTemplate = renderEmail(isEdit ? replaceDefaultTexts(template, messages) : template, values, options);
  if (!filledTemplate) return undefined;
  const { body: html, leftOut, subject, ...recipients } = filledTemplate;
  const host = new URL(linkContext.publicUrl).hostname;
  return {
    invalidRecipients: leftOut,
    outgoingEmail: {
      ...recipients,
      messageId: `<${responseId}.${revision}@${host}>`,
      thread: `<${responseId}@${host}>`,
      from: template.from?.trim() ?? '',
      subject: formatSubject(subject, isDraft),
      html,
      attachments: template.attachments.flatMap((file) => {
        if (file.contentBytes !== submissionPdfContent) return [file];
        return pdf === undefined ? [] : [{ ...file, contentBytes: pdf }];
      }),
    },
  };
}

const DEFAULT_SUBJECTS = ['New submission: ', 'Neue Einsendung: '];
const DEFAULT_SENTENCE = /\{\{createdBy\.name\}\} (?:has submitted|hat)( \{\{formTitle\}\})(?: eingesendet)?(?=, )/;

/**
 * Replaces default texts of older releases in a template. These texts call every response a new submission, even an
 * edit.
 */
function replaceDefaultTexts(template: EmailTemplate, messages: MessagesOf<typeof emailMessages>): EmailTemplate {
  const { subject, body } = template;
  const first = DEFAULT_SUBJECTS.find((text) => subject.startsWith(text));
  return {
    ...template,
    subject: first === undefined ? subject : `${messages.edited}${subject.slice(first.length)}`,
    body: body.replace(DEFAULT_SENTENCE, () =>
      messages.sentence({ editor: '{{editedBy.name}}', form: '{{formTitle}}' }),
    ),
  };
}

/** Returns a refusal if an email template is invalid or its attachments are too large. */
export function checkTemplate(template: EmailTemplate) {
  const [validationError] = Object.entries(validateEmail(template));
  if (validationError) return refuse('invalid-template', `${validationError[0]}: ${validationError[1].reason}`);
  return getAttachmentBytes(template) > MAX_ATTACHMENT_BYTES
    ? refuse('attachments-too-large', 'Attachments can be up to 25 MB in total')
    : undefined;
}

export function checkSender(sender: EmailSender | undefined, mailServer: MailServer | undefined) {
  return sender === 'server' && !mailServer
    ? refuse('no-mail-server', 'No mail server is set up. Set SMTP_URL on the server.')
    : undefined;
}

/** Prepares an email template for storage: adds the extension `.pdf` to the name of the attached response PDF. */
export const normalizeTemplate = (template: EmailTemplate): EmailTemplate => ({
  ...template,
  attachments: template.attachments.map((file) => ({ ...file, name: getFileName(file) })),
});

function getFileName({ name, contentBytes }: EmailTemplate['attachments'][number]): string {
  return contentBytes === submissionPdfContent && !/\.pdf$/i.test(name) ? `${name}.pdf` : name;
}

const getAttachmentBytes = ({ attachments }: EmailTemplate): number =>
  attachments.reduce((sum, { contentBytes }) => sum + getBase64Size(contentBytes), 0);

/** Returns the decoded size of a base64 text, in bytes. */
export const getBase64Size = (text: string): number =>
  Math.floor((text.length * 3) / 4) - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
