import type { FieldNode } from '../fields/field-state.ts';
import type { Session } from '../session/session.ts';

/** All pages of a form shown as a wizard: what its spec calls one at the top of it, those too that a condition hides. None: it is one page. */
export function wizardPages(session: Session): readonly FieldNode[] {
  if (session.form.display !== 'wizard') return [];
  return session.rootIds.map((id) => session.node(id)).filter(({ spec }) => spec?.isPage);
}

/** The pages that are visible now. */
export function visiblePages(session: Session): readonly FieldNode[] {
  return wizardPages(session).filter(({ id }) => session.state(id).visible);
}
