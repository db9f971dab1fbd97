import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, type OpenScriptHost, type PrintDocument, printBlankForm, printForm } from '@tideform/engine';
import { detectLanguage, getLanguageDirection } from '@tideform/print';
import { createBlankFormDocument, createResponseDocumentFrame } from '@tideform/print/response';
import type { PrintableResponse } from '@tideform/sync';
import { cachedChoices } from '../choices/browser-choices.ts';
import { openScriptHost } from '../scripts/open-browser-scripts.ts';
import { waitUntilSettled } from '../scripts/wait-until-settled.ts';
import { addLocalChoiceLists } from './add-local-choice-lists.ts';
import { hideUnseenFields } from './hide-unseen-fields.ts';
import type { PdfRecipient } from './pdf-messages.ts';

type PrintResponse = Omit<PrintableResponse, 'images'> & PdfRecipient;

/** Maximum time in milliseconds to wait for the form's code. After that, the PDF shows the values known so far. */
const CODE_MS = 3_000;

/**
 * Creates the print document of one response, in the user's language and the direction of its text. The form's code
 * determines what is visible, but doesn't change answers.
 */
export async function createPrintDocument(
  { pdfOptions, user, locale, isBlank, isAnonymous, ...response }: PrintResponse,
  scripts: OpenScriptHost = openScriptHost,
  choices: ChoiceLoader = cachedChoices,
): Promise<PrintDocument> {
  const { data, metadata } = response;
  const form = isAnonymous ? hideUnseenFields(response.form) : response.form;
  const session = createSession({ form, specs, data, metadata, user, readOnly: true, scripts });
  try {
    await waitUntilSettled(session, CODE_MS);
    await addLocalChoiceLists(session, choices);
    const spoken = await prints.read(locale);
    const document = isBlank
      ? await createBlankFormDocument(response, printBlankForm(session, spoken), pdfOptions, { locale })
      : {
          ...(await createResponseDocumentFrame(response, pdfOptions, { locale })),
          blocks: printForm(session, spoken),
        };
    const language = detectLanguage(document);
    return { ...document, language, direction: getLanguageDirection(language) };
  } finally {
    session.close();
  }
}
