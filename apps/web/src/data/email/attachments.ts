import { type EmailTemplate, MAX_ATTACHMENT_BYTES, submissionPdfContent } from '@tideform/contract';

/** Attachment of an email template. */
export type Attachment = EmailTemplate['attachments'][number];

/** Maximum total size in bytes and maximum number of attachments. */
export const maxAttachmentBytes = MAX_ATTACHMENT_BYTES;
export const maxAttachments = 20;

/** Placeholder for the PDF of the submission, created for each email. */
export const submissionPdf: Attachment = {
  name: 'submission.pdf',
  contentType: 'application/pdf',
  contentBytes: submissionPdfContent,
};

export const isSubmissionPdf = ({ contentBytes }: Attachment): boolean => contentBytes === submissionPdfContent;

/** Returns `name` with the extension '.pdf', or the default name if it is empty. */
export function toPdfName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return submissionPdf.name;
  return /\.pdf$/i.test(trimmed) ? trimmed : `${trimmed}.pdf`;
}
