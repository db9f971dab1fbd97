import type { FieldNode } from '../fields/field-state.ts';
import type { Session } from '../session/session.ts';

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

/** Page that follows another in the page flow; `page` is undefined if the form ends here. */
export interface NextPage {
  readonly page: FieldNode | undefined;
}

/** Finds the next page without running code; undefined if the author's code decides. */
export function findNextPageSync(session: Session, page: FieldNode): NextPage | undefined {
  const rule = getNextPageSetting(session, page);
  if (rule === undefined) return { page: findPageAfter(session, page) };
  return isPageReference(session, rule) ? { page: resolvePage(session, page, rule) } : undefined;
}

/**
 * Finds the next page, and runs the author's code if necessary. If the code fails or returns nothing, the next page in
 * order follows.
 */
export async function findNextPage(session: Session, page: FieldNode): Promise<NextPage> {
  return (
    findNextPageSync(session, page) ?? {
      page: resolvePage(session, page, await session.runScript(page.id, 'nextPage')),
    }
  );
}

/** Returns true if at least one visible page sets its next page. */
export function hasBranches(session: Session): boolean {
  return getVisiblePages(session).some((page) => getNextPageSetting(session, page) !== undefined);
}

/**
 * Returns the `nextPage` setting of a page after logic: a page or code; undefined if it is empty or has another type.
 */
function getNextPageSetting(session: Session, { id }: FieldNode): string | number | undefined {
  const { nextPage: rule } = session.state(id).definition;
  if (typeof rule === 'number') return rule;
  return typeof rule === 'string' && rule.trim() !== '' ? rule : undefined;
}

/** Returns true if a `nextPage` setting is the key of a page or an index among the visible pages, and not code. */
function isPageReference(session: Session, rule: string | number): boolean {
  if (typeof rule === 'number') return true;
  const reference = rule.trim();
  return isPageIndex(reference) || getWizardPages(session).some(({ definition }) => definition.key === reference);
}

/**
 * Resolves a `nextPage` value.
 * @param target a page's key, an index among the visible pages, or `null` for the end of the form; anything else means
 * the next page in order
 */
function resolvePage(session: Session, from: FieldNode, target: unknown): FieldNode | undefined {
  if (target === null) return undefined;
  const reference = typeof target === 'number' ? String(target) : typeof target === 'string' ? target.trim() : '';
  if (isPageIndex(reference)) return getVisiblePages(session)[Number(reference)] ?? findPageAfter(session, from);
  const candidates = getWizardPages(session).filter(({ definition }) => definition.key === reference);
  const page = candidates.find(({ id }) => session.state(id).visible) ?? candidates[0];
  if (!page) return findPageAfter(session, from);
  return session.state(page.id).visible ? page : findPageAfter(session, page);
}

/** Finds the first visible page after a page, which may itself be hidden. */
function findPageAfter(session: Session, { id }: FieldNode): FieldNode | undefined {
  const pages = getWizardPages(session);
  const index = pages.findIndex((page) => page.id === id);
  return pages.slice(index + 1).find((page) => session.state(page.id).visible);
}

const isPageIndex = (reference: string): boolean => /^\d{1,4}$/.test(reference);

/**
 * Returns all pages of a wizard, including hidden ones: the top-level components whose spec sets `isPage`. Empty if the
 * form isn't shown as a wizard.
 */
export function getWizardPages(session: Session): readonly FieldNode[] {
  if (session.form.display !== 'wizard') return [];
  return session.rootIds.map((id) => session.node(id)).filter(({ spec }) => spec?.isPage);
}

/** Returns the pages of a wizard that are visible now. */
export function getVisiblePages(session: Session): readonly FieldNode[] {
  return getWizardPages(session).filter(({ id }) => session.state(id).visible);
}
