import {
  type FormDefinition,
  type PageOf,
  type PdfOptions,
  type PrintBlock,
  type PrintDocument,
  readPdfOptions,
  type SubmissionData,
} from '@tideform/engine';
import { fillLine, type PageValues } from '@tideform/engine/templates';
import { directionOf, type Speech } from '@tideform/i18n';
import { paperMessages } from './paper.messages.ts';

/** A response as its paper tells of it. */
export interface ResponseOnPaper {
  readonly title: string;
  readonly formTitle: string;
  readonly teamName: string;
  /** 0: none yet. */
  readonly submissionNumber: number;
  readonly createdBy: string;
  /** ISO-8601 UTC. */
  readonly submittedAt: string;
  readonly form: FormDefinition;
  readonly data: SubmissionData;
  readonly metadata: Readonly<Record<string, unknown>>;
}

interface Reader {
  readonly speech: Speech;
  readonly timeZone?: string;
}

/** What stands around a response's answers: its title, a line of which, who and when, and the lines of each page. */
export async function responsePaper(
  response: ResponseOnPaper,
  options: PdfOptions | undefined,
  { speech, timeZone }: Reader,
): Promise<Omit<PrintDocument, 'blocks'>> {
  const { title, formTitle, submissionNumber, createdBy, submittedAt } = response;
  const { locale, language } = speech;
  const messages = await paperMessages.read(speech);
  const at = new Date(submittedAt);
  // As answers write their dates, whichever calendar the reader's region has.
  const style = { dateStyle: 'medium', timeZone, calendar: 'gregory' } as const;
  const written = at.toLocaleString(locale, { ...style, timeStyle: 'short' }).replace(/\u202F/g, ' ');
  const values = {
    ...{ ...response, createdBy: { name: createdBy }, submissionNumber: submissionNumber || undefined },
    ...{ timestamp: submittedAt, date: at.toLocaleDateString(locale, style) },
  };
  const parts = [
    title.includes(formTitle) ? '' : formTitle,
    submissionNumber === 0 ? '' : messages.number({ number: submissionNumber.toString() }),
    createdBy,
    written,
  ];
  return {
    title,
    // Each part keeps its own direction.
    subtitle: parts
      .filter((part) => part !== '')
      .map((part) => (directionOf(language) === 'rtl' ? `\u2068${part}\u2069` : part))
      .join(' · '),
    ...aroundPages(values, response.form, options, speech),
  };
}

/** The same around a form that somebody fills in by hand, with room for who and when before its questions. */
export async function blankPaper(
  { formTitle, teamName, form }: Pick<ResponseOnPaper, 'formTitle' | 'teamName' | 'form'>,
  questions: readonly PrintBlock[],
  options: PdfOptions | undefined,
  { speech }: Reader,
): Promise<PrintDocument> {
  const { name, date } = await paperMessages.read(speech);
  const line = (label: string): PrintBlock => ({ kind: 'blank', label, room: { lines: 1 } });
  return {
    title: formTitle,
    ...aroundPages({ title: formTitle, formTitle, teamName, date: '', data: {} }, form, options, speech),
    blocks: [{ kind: 'group', columns: [2, 1], blocks: [line(name), line(date)] }, ...questions],
  };
}

function aroundPages(
  values: Omit<PageValues, keyof PageOf>,
  form: FormDefinition,
  options: PdfOptions | undefined,
  { locale, language }: Speech,
): Pick<PrintDocument, 'language' | 'direction' | 'logo' | 'pageLines'> {
  const { header, footer, logo } = readPdfOptions(options);
  return {
    language: locale,
    direction: directionOf(language),
    ...(logo !== undefined && { logo }),
    pageLines(page) {
      const say = (text: string) => fillLine(text, { ...values, ...page }, form, locale);
      const line = ({ left, right }: typeof header) => ({ left: say(left), right: say(right) });
      return { header: line(header), footer: line(footer) };
    },
  };
}
