import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { type EmailTemplate, submissionPdfContent } from '@tideform/contract';
import type { FormDefinition } from '@tideform/engine';
import { fillMail } from '@tideform/engine/mail';
import { chooseSpeech, type MessagesOf } from '@tideform/i18n';
import { answerColumns, wordAnswers } from '@tideform/print/columns';
import type { Letter } from '../external-services/mail/letter.ts';
import { editorOf } from '../webhooks/editor-of.ts';
import { responseLinks, subjectFor } from '../webhooks/response-links.ts';
import { emailMessages } from './email.messages.ts';

/** The response that an email tells of. */
export interface MailedResponse {
  readonly id: string;
  readonly formId: string;
  readonly submissionNumber?: number | undefined;
  readonly formTitle: string;
  readonly title?: string | undefined;
  /** 0: of the form's draft. */
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

export interface MailedWhere {
  readonly teamId: string;
  readonly tenantId: string;
  readonly publicUrl: string;
  /** Counts the response's submits. */
  readonly revision: number;
  /** The response's, in base64. */
  readonly pdf?: string | undefined;
  /** It was submitted before, and edited. */
  readonly isEdit?: boolean | undefined;
}

export interface WrittenEmail {
  readonly letter: Letter;
  /** What stood for an address and is none. */
  readonly leftOut: readonly string[];
}

/** A form's email about a response, ready to go. `undefined`: its template cannot be filled in. */
export async function writeEmail(
  template: EmailTemplate,
  response: MailedResponse,
  { revision, pdf, isEdit = false, ...where }: MailedWhere,
): Promise<WrittenEmail | undefined> {
  const { id: responseId, formId, data, schema, formTitle, version, createdBy } = response;
  const isDraft = version < 1;
  const speech = chooseSpeech([template.language ?? 'en']);
  const values = {
    ...data,
    ...responseLinks({ formId, responseId }, { ...where, isDraft }),
    submissionNumber: response.submissionNumber,
    formTitle,
    title: response.title ?? formTitle,
    version,
    timestamp: response.timestamp,
    createdBy: createdBy && { name: createdBy.name, ...(createdBy.id !== undefined && { id: createdBy.id }) },
    collaborators: response.collaborators,
    isEdit,
    editedBy: isEdit ? editorOf(response) : undefined,
  };
  const messages = await emailMessages.read(speech);
  const columns = answerColumns(schema, { specs, prints: await prints.read(speech) });
  const language = template.language ?? 'en';
  const options = { form: schema, specs, language, messages, wordAnswer: wordAnswers(columns) };
  const filled = fillMail(isEdit ? sayEdited(template, messages) : template, values, options);
  if (!filled) return undefined;
  const { body: html, leftOut, subject, ...recipients } = filled;
  const host = new URL(where.publicUrl).hostname;
  return {
    leftOut,
    letter: {
      ...recipients,
      messageId: `<${responseId}.${revision}@${host}>`,
      thread: `<${responseId}@${host}>`,
      from: template.from?.trim() ?? '',
      subject: subjectFor(subject, isDraft),
      html,
      attachments: template.attachments.flatMap((file) => {
        if (file.contentBytes !== submissionPdfContent) return [file];
        return pdf === undefined ? [] : [{ ...file, contentBytes: pdf }];
      }),
    },
  };
}

const firstSubjects = ['New submission: ', 'Neue Einsendung: '];
const firstSentence = /\{\{createdBy\.name\}\} (?:has submitted|hat)( \{\{formTitle\}\})(?: eingesendet)?(?=, )/;

/** Templates that a former program has begun say 'New submission' of an edit, too: what it wrote there is put right. */
function sayEdited(template: EmailTemplate, messages: MessagesOf<typeof emailMessages>): EmailTemplate {
  const { subject, body } = template;
  const first = firstSubjects.find((text) => subject.startsWith(text));
  return {
    ...template,
    subject: first === undefined ? subject : `${messages.edited}${subject.slice(first.length)}`,
    body: body.replace(firstSentence, () => messages.sentence({ editor: '{{editedBy.name}}', form: '{{formTitle}}' })),
  };
}
