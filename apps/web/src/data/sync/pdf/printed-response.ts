import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, type OpenScriptHost, type PrintDocument, printForm } from '@tideform/engine';
import { responsePaper } from '@tideform/print/response';
import type { ResponseToDraw } from '@tideform/sync';
import type { Speech } from '@tideform/words';
import { openBrowserScripts } from '../../../scripts/open-browser-scripts.ts';
import { settledWithin } from '../../../scripts/settled-within.ts';
import type { PaperReader } from './pdf-messages.ts';

type Response = Omit<ResponseToDraw, 'images'> & PaperReader;

/** Code that is not done by then prints what is known: a PDF never waits for ever. */
const CODE_MS = 3_000;

/** What one response says on paper, in its person's language. Code of its form says what is shown, and changes nothing that was answered. */
export async function printedResponse(
  { pdfOptions, user, speech, ...response }: Response,
  scripts: OpenScriptHost = openBrowserScripts,
): Promise<PrintDocument> {
  const { form, data, metadata } = response;
  const session = createSession({ form, specs, data, metadata, user, readOnly: true, scripts });
  try {
    await settledWithin(session, CODE_MS);
    const paper = paperSpeech(speech);
    const blocks = printForm(session, await prints.read(paper));
    return { ...(await responsePaper(response, pdfOptions, { speech: paper })), blocks };
  } finally {
    session.close();
  }
}

/**
 * The language of the words that we put on paper ourselves: the person's, as far as the fonts have its letters.
 *
 * NOTE: they have no Arabic ones. Until they do, our words are English there and begin at the left.
 */
const paperSpeech = (speech: Speech): Speech => (speech.language === 'ar' ? { language: 'en', locale: 'en' } : speech);
