import {
  type FormDefinition,
  type PdfOptions,
  type PrintDocument,
  readPdfOptions,
  type SubmissionData,
} from '@tideform/engine';
import { fillLine } from '@tideform/engine/templates';
import { directionOf, type Speech } from '@tideform/words';
import { paperWords } from './paper.words.ts';

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

/** What stands around a response's answers: its title, a line of which, who and when, and the lines of each page. */
export async function responsePaper(
  response: ResponseOnPaper,
  options: PdfOptions | undefined,
  { speech, timeZone }: { readonly speech: Speech; readonly timeZone?: string },
): Promise<Omit<PrintDocument, 'blocks'>> {
  const { title, formTitle, submissionNumber, createdBy, submittedAt } = response;
  const { locale, language } = speech;
  const words = await paperWords.read(speech);
  const at = new Date(submittedAt);
  const written = at.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const { header, footer, logo } = readPdfOptions(options);
  const values = {
    ...{ ...response, createdBy: { name: createdBy }, submissionNumber: submissionNumber || undefined },
    ...{ timestamp: submittedAt, date: at.toLocaleDateString(locale, { dateStyle: 'long', timeZone }) },
  };
  const parts = [
    title.includes(formTitle) ? '' : formTitle,
    submissionNumber === 0 ? '' : words.number({ number: submissionNumber.toString() }),
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
    language: locale,
    direction: directionOf(language),
    ...(logo !== undefined && { logo }),
    pageLines(page) {
      const say = (text: string) => fillLine(text, { ...values, ...page }, response.form, locale);
      const line = ({ left, right }: typeof header) => ({ left: say(left), right: say(right) });
      return { header: line(header), footer: line(footer) };
    },
  };
}
