import { type EmailTemplate, MAX_ATTACHMENT_BYTES, submissionPdfContent } from '@tideform/contract';

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
