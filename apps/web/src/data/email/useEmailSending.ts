import {
  type EmailFailure,
  type EmailTemplate,
  MAX_ATTACHMENT_BYTES,
  type RenderedEmail,
  sendFormEmail,
  submissionPdfContent,
} from '@tideform/contract';
import { parseTemplate, renderTitle } from '@tideform/engine/templates';
import type { FormRow, FormService } from '@tideform/sync';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

/** Response for which an email is previewed. It isn't stored. */
export type ResponseForEmail = Parameters<FormService['getPdf']>[0];

/** Result of a test email to the user. */
export type EmailTestResult =
  | { readonly status: 'sent'; readonly to: string }
  | { readonly status: 'error'; readonly failure: EmailFailure | null };

export interface EmailSending {
  /**
   * Renders the email without attachments, and doesn't send it.
   * @throws FailureError, ServerOutage
   */
  preview(template: EmailTemplate, response: ResponseForEmail): Promise<RenderedEmail>;
  /**
   * Sends a test email only to the user.
   * @throws FailureError, ServerOutage
   */
  test(template: EmailTemplate, response: ResponseForEmail): Promise<EmailTestResult>;
}

/** Returns functions that preview and test a form's email for a response, without sending it to the real recipients. */
export function useEmailSending({ teamId, id: formId }: FormRow): EmailSending {
  const { api, forms } = useData();
  const params = { teamId, formId };
  return {
    async preview(template, response) {
      // Attachments aren't sent to the server, because the preview lists them from the edited template.
      const body = {
        mode: 'preview' as const,
        template: { ...template, attachments: [] },
        response: toEmailRequestResponse(response),
      };
      const result = await api.call(sendFormEmail, { params, body });
      if (!result.ok) throw createRefusalError(result, formId);
      return result.value.email;
    },
    async test(template, response) {
      const hasPdf = template.attachments.some(isSubmissionPdf);
      const pdf = hasPdf ? await readAsBase64(await forms.getPdf(response)) : undefined;
      const body = {
        mode: 'test' as const,
        template,
        response: toEmailRequestResponse(response),
        ...(pdf !== undefined && { pdf }),
      };
      const result = await api.call(sendFormEmail, { params, body });
      if (!result.ok) throw createRefusalError(result, formId);
      const { test } = result.value;
      return test?.status === 'sent'
        ? { status: 'sent', to: test.to }
        : { status: 'error', failure: test?.failure ?? null };
    },
  };
}

function toEmailRequestResponse(response: ResponseForEmail) {
  const { submissionNumber, formTitle, titleTemplate = '', version, timestamp, createdBy, schema, data } = response;
  const template = parseTemplate(titleTemplate);
  const values = { ...data, submissionNumber, formTitle, version, timestamp, createdBy };
  const title = renderTitle(template.ok ? template.template : undefined, values, { isDraft: false, form: schema });
  return {
    ...{ formTitle, title: title.slice(0, maxTitleLength), version, timestamp, schema: { ...schema }, data },
    ...(submissionNumber !== undefined && { submissionNumber }),
    ...(createdBy && { createdBy }),
  };
}

/** Maximum length of stored response titles. */
const maxTitleLength = 255;

/** Attachment in an email template. */
export type Attachment = EmailTemplate['attachments'][number];

/** Limits for attachments: total size in bytes, and number. */
export const maxAttachmentBytes = MAX_ATTACHMENT_BYTES;
export const maxAttachments = 20;

/** Attachment that stands for the submission's PDF, which is created for each email. */
export const submissionPdf: Attachment = {
  name: 'submission.pdf',
  contentType: 'application/pdf',
  contentBytes: submissionPdfContent,
};

export const isSubmissionPdf = ({ contentBytes }: Attachment): boolean => contentBytes === submissionPdfContent;

/** Adds the extension '.pdf' to a name; returns the default name if the name is empty. */
export function toPdfName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return submissionPdf.name;
  return /\.pdf$/i.test(trimmed) ? trimmed : `${trimmed}.pdf`;
}

/**
 * Reads a file and encodes it as base64.
 * @throws DOMException if the file can't be read
 */
export const readAsBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Returns the number of bytes that a base64 text encodes. */
export const getBase64ByteCount = (text: string): number =>
  Math.floor((text.length * 3) / 4) - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
