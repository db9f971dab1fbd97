import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { parseChoiceSource } from '@tideform/components/kit/choices/choice-source.ts';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { findTeamDependency } from '@tideform/components/team-parts';
import {
  type ComponentDefinition,
  createSession,
  type FormDefinition,
  getPermission,
  mapComponents,
  type OpenScriptHost,
  type PrintDocument,
  printBlankForm,
  printForm,
  type Session,
} from '@tideform/engine';
import { detectLanguage, getLanguageDirection } from '@tideform/print';
import { createBlankFormDocument, createResponseDocumentFrame } from '@tideform/print/response';
import type { PrintableResponse } from '@tideform/sync';
import { cachedChoices } from '../choices/browser-choices.ts';
import { loadAllChoicePages } from '../choices/load-all-choice-pages.ts';
import { openScriptHost } from '../scripts/open-browser-scripts.ts';
import { waitUntilSettled } from '../scripts/wait-until-settled.ts';
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

/**
 * Adds the choice lists that are cached on this device to a session, so that the PDF shows the labels of chosen values.
 */
async function addLocalChoiceLists(session: Session, loader: ChoiceLoader): Promise<void> {
  const lists = new Map<string, Promise<readonly unknown[]>>();
  for (const id of listFieldIds(session, session.rootIds)) {
    const { offer, definition } = session.state(id);
    const source = parseChoiceSource(definition);
    if (!source || offer?.address === undefined || offer.list) continue;
    const key = JSON.stringify([offer.address, source]);
    const list = lists.get(key) ?? loadAllChoicePages(offer.address, source, loader);
    lists.set(key, list);
    const items = await list;
    if (items.length > 0) session.setChoices(id, offer.address, items);
  }
}

function listFieldIds(session: Session, ids: readonly string[]): readonly string[] {
  return ids.flatMap((id) => {
    const rows = session.state(id).rows ?? [];
    const childIds = [...session.node(id).slots.flat(), ...rows.flatMap(({ fieldIds }) => fieldIds)];
    return [id, ...listFieldIds(session, childIds)];
  });
}

/** Respondent of a share link, for checking permissions. */
const respondent = { isCreator: true } as const;

/**
 * Returns the form for the PDF of an anonymous response. Hides fields that the respondent couldn't see, unless a team
 * member has answered them since.
 */
const hideUnseenFields = (form: FormDefinition): FormDefinition =>
  mapComponents(form, (components) =>
    components.map((one) => (isUnseen(one) ? { ...one, pdfVisibility: 'hideIfEmpty' } : one)),
  );

const isUnseen = (definition: ComponentDefinition): boolean =>
  definition.pdfVisibility !== 'hidden' &&
  (findTeamDependency(definition) !== undefined || getPermission(definition, respondent) === 'hidden');
