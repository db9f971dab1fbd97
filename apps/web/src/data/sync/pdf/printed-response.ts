import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import {
  createSession,
  type OpenScriptHost,
  type PrintDocument,
  printForm,
  type SessionOptions,
} from '@tideform/engine';
import type { ResponseToDraw } from '@tideform/sync';
import { openBrowserScripts } from '../../../scripts/open-browser-scripts.ts';
import { settledWithin } from '../../../scripts/settled-within.ts';

type Response = Omit<ResponseToDraw, 'images' | 'pdfOptions'> & {
  /** Who sends it, as the form's code may know them. */
  readonly user: SessionOptions['user'];
};

/** Code that is not done by then prints what is known: a PDF never waits for ever. */
const CODE_MS = 3_000;

/** What one response says on paper. Code of its form says what is shown, and changes nothing that was answered. */
export async function printedResponse(
  { title, form, data, metadata, user, ...submission }: Response,
  scripts: OpenScriptHost = openBrowserScripts,
): Promise<PrintDocument> {
  const session = createSession({ form, specs, data, metadata, user, readOnly: true, scripts });
  try {
    await settledWithin(session, CODE_MS);
    const blocks = printForm(session, prints);
    return { title, subtitle: subtitleOf(submission), language: 'en', direction: 'ltr', blocks };
  } finally {
    session.close();
  }
}

/** Number, who, and when: in the time zone of the person who submits. */
function subtitleOf(submission: { submissionNumber: number; createdBy: string; submittedAt: string }): string {
  const at = new Date(submission.submittedAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return [submission.submissionNumber, submission.createdBy, at].join(' · ');
}
