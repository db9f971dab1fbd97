import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, type PrintDocument, printForm } from '@tideform/engine';
import type { PdfPort } from '@tideform/sync';

type Response = Omit<Parameters<PdfPort['draw']>[0], 'images' | 'pdfOptions'>;

/** What one response says on paper. */
export function printedResponse({ title, form, data, ...submission }: Response): PrintDocument {
  const session = createSession({ form, specs, data, readOnly: true });
  const blocks = printForm(session, prints);
  return { title, subtitle: subtitleOf(submission), language: 'en', direction: 'ltr', blocks };
}

/** Number, who, and when: in the time zone of the person who submits. */
function subtitleOf(submission: { submissionNumber: number; createdBy: string; submittedAt: string }): string {
  const at = new Date(submission.submittedAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return [submission.submissionNumber, submission.createdBy, at].join(' · ');
}
