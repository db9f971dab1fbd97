import type { FieldNode } from '../fields/field-state.ts';
import type { Session } from '../session/session.ts';
import { findNextPage } from './next-page.ts';
import { getVisiblePages, getWizardPages } from './wizard-pages.ts';

/**
 * Returns the pages that a respondent with the current answers visits by pressing only Next, from the first page. Stops
 * at the first repeated page.
 */
export async function computePageFlow(session: Session): Promise<readonly FieldNode[]> {
  const visitedPages = new Map<string, FieldNode>();
  let page = getVisiblePages(session)[0];
  while (page && !visitedPages.has(page.id)) {
    visitedPages.set(page.id, page);
    ({ page } = await findNextPage(session, page));
  }
  return [...visitedPages.values()];
}

/**
 * Returns the IDs of the top-level fields that a submit validates, for `Session.validate`: all except wizard pages that
 * the page flow skips. The result depends only on the answers, so the server computes the same one.
 */
export async function getRootsToValidate(session: Session): Promise<readonly string[]> {
  const pageFlowIds = new Set((await computePageFlow(session)).map(({ id }) => id));
  const pages = new Set(getWizardPages(session).map(({ id }) => id));
  return session.rootIds.filter((id) => !pages.has(id) || pageFlowIds.has(id));
}
