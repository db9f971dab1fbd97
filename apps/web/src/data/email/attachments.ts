import { type EmailTemplate, mostAttachmentBytes, submissionPdfContent } from '@tideform/contract';

/** What goes with an email. */
export type Attachment = EmailTemplate['attachments'][number];

/** All that is attached, as files, and how many. */
export const mostBytes = mostAttachmentBytes;
export const mostAttachments = 20;

/** The submission itself, made for each. */
export const submissionPdf: Attachment = {
  name: 'submission.pdf',
  contentType: 'application/pdf',
  contentBytes: submissionPdfContent,
};

export const isSubmissionPdf = ({ contentBytes }: Attachment): boolean => contentBytes === submissionPdfContent;

/** A name that says what it is: '.pdf' is appended where it is missing. */
export function asPdfName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return submissionPdf.name;
  return /\.pdf$/i.test(trimmed) ? trimmed : `${trimmed}.pdf`;
}
