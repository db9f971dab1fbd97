import type { FieldNode } from '../fields/field-state.ts';
import type { Session } from '../session/session.ts';
import { nextPage } from './next-page.ts';
import { visiblePages, wizardPages } from './wizard-pages.ts';

/** The pages that somebody with these answers comes through, from the first one by Next alone. A circle is gone round once. */
export async function pagesOnTheWay(session: Session): Promise<readonly FieldNode[]> {
  const way = new Map<string, FieldNode>();
  let page = visiblePages(session)[0];
  while (page && !way.has(page.id)) {
    way.set(page.id, page);
    ({ page } = await nextPage(session, page));
  }
  return [...way.values()];
}

/**
 * What a submit checks, to be given to `Session.validate`: everything but the pages of a wizard that `nextPage` leads
 * past. They depend on the answers alone, so that a server finds the same ones.
 */
export async function rootsToCheck(session: Session): Promise<readonly string[]> {
  const onTheWay = new Set((await pagesOnTheWay(session)).map(({ id }) => id));
  const pages = new Set(wizardPages(session).map(({ id }) => id));
  return session.rootIds.filter((id) => !pages.has(id) || onTheWay.has(id));
}
