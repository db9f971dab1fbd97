import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, type OpenScriptHost, type PrintDocument, printBlankForm, printForm } from '@tideform/engine';
import { directionOfLanguage, languageOfLetters } from '@tideform/print';
import { blankPaper, responsePaper } from '@tideform/print/response';
import type { ResponseToDraw } from '@tideform/sync';
import { keptChoices } from '../choices/browser-choices.ts';
import { openBrowserScripts } from '../scripts/open-browser-scripts.ts';
import { settledWithin } from '../scripts/settled-within.ts';
import { offerKeptLists } from './offer-kept-lists.ts';
import type { PaperReader } from './pdf-messages.ts';
import { withoutUnseenParts } from './without-unseen-parts.ts';

type Response = Omit<ResponseToDraw, 'images'> & PaperReader;

/** Code that is not done by then prints what is known: a PDF never waits for ever. */
const CODE_MS = 3_000;

/** What one response says on paper, in its person's language; it begins where those who wrote it begin. Code of its form says what is shown, and changes nothing that was answered. */
export async function printedResponse(
  { pdfOptions, user, speech, isBlank, isAnonymous, ...response }: Response,
  scripts: OpenScriptHost = openBrowserScripts,
  choices: ChoiceLoader = keptChoices,
): Promise<PrintDocument> {
  const { data, metadata } = response;
  const form = isAnonymous ? withoutUnseenParts(response.form) : response.form;
  const session = createSession({ form, specs, data, metadata, user, readOnly: true, scripts });
  try {
    await settledWithin(session, CODE_MS);
    await offerKeptLists(session, choices);
    const spoken = await prints.read(speech);
    const document = isBlank
      ? await blankPaper(response, printBlankForm(session, spoken), pdfOptions, { speech })
      : { ...(await responsePaper(response, pdfOptions, { speech })), blocks: printForm(session, spoken) };
    const language = languageOfLetters(document);
    return { ...document, language, direction: directionOfLanguage(language) };
  } finally {
    session.close();
  }
}
