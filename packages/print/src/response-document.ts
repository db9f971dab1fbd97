import {
  type FormDefinition,
  type PagePosition,
  type PdfOptions,
  type PrintBlock,
  type PrintDocument,
  parsePdfOptions,
  type SubmissionData,
} from '@tideform/engine';
import { type PageValues, renderPageLine } from '@tideform/engine/templates';
import { getDirection, type Locale } from '@tideform/i18n';
import { pdfMessages } from './pdf.messages.ts';

/** Response with everything that its PDF shows. */
export interface PrintedResponse {
  readonly title: string;
  readonly formTitle: string;
  readonly teamName: string;
  /** Submission number; 0 if none is assigned yet. */
  readonly submissionNumber: number;
  readonly createdBy: string;
  /** Time of the submission: ISO 8601, UTC. */
  readonly submittedAt: string;
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
}

interface DocumentReader {
  readonly locale: Locale;
  readonly timeZone?: string;
}

/**
 * Creates the frame of a response's PDF: its title, a subtitle with the form, creator and date, and the header and
 * footer of each page.
 */
export async function createResponseDocumentFrame(
  response: PrintedResponse,
  options: PdfOptions | undefined,
  { locale: speech, timeZone }: DocumentReader,
): Promise<Omit<PrintDocument, 'blocks'>> {
  const { title, formTitle, submissionNumber, createdBy, submittedAt } = response;
  const { locale, language } = speech;
  const messages = await pdfMessages.read(speech);
  const submittedDate = new Date(submittedAt);
  // Uses the Gregorian calendar like dates in answers, whatever the reader's region is.
  const style = { dateStyle: 'medium', timeZone, calendar: 'gregory' } as const;
  const submittedText = submittedDate.toLocaleString(locale, { ...style, timeStyle: 'short' }).replace(/\u202F/g, ' ');
  const values = {
    ...{ ...response, createdBy: { name: createdBy }, submissionNumber: submissionNumber || undefined },
    ...{ timestamp: submittedAt, date: submittedDate.toLocaleDateString(locale, style) },
  };
  const parts = [
    title.includes(formTitle) ? '' : formTitle,
    submissionNumber === 0 ? '' : messages.number({ number: submissionNumber.toString() }),
    createdBy,
    submittedText,
  ];
  return {
    title,
    // Isolates the text direction of each part.
    subtitle: parts
      .filter((part) => part !== '')
      .map((part) => (getDirection(language) === 'rtl' ? `\u2068${part}\u2069` : part))
      .join(' · '),
    ...createPageLines(values, response.form, options, speech),
  };
}

/** Creates the document of a blank form for handwriting, with space for name and date before the questions. */
export async function createBlankFormDocument(
  { formTitle, teamName, form }: Pick<PrintedResponse, 'formTitle' | 'teamName' | 'form'>,
  questions: readonly PrintBlock[],
  options: PdfOptions | undefined,
  { locale: speech }: DocumentReader,
): Promise<PrintDocument> {
  const { name, date } = await pdfMessages.read(speech);
  const line = (label: string): PrintBlock => ({ kind: 'blank', label, room: { lines: 1 } });
  return {
    title: formTitle,
    ...createPageLines({ title: formTitle, formTitle, teamName, date: '', data: {} }, form, options, speech),
    blocks: [{ kind: 'group', columns: [2, 1], blocks: [line(name), line(date)] }, ...questions],
  };
}

function createPageLines(
  values: Omit<PageValues, keyof PagePosition>,
  form: FormDefinition,
  options: PdfOptions | undefined,
  { locale, language }: Locale,
): Pick<PrintDocument, 'language' | 'direction' | 'logo' | 'pageLines'> {
  const { header, footer, logo } = parsePdfOptions(options);
  return {
    language: locale,
    direction: getDirection(language),
    ...(logo !== undefined && { logo }),
    pageLines(page) {
      const fill = (text: string) => renderPageLine(text, { ...values, ...page }, form, locale);
      const line = ({ left, right }: typeof header) => ({ left: fill(left), right: fill(right) });
      return { header: line(header), footer: line(footer) };
    },
  };
}
