import type { FieldNode } from '../fields/field-state.ts';
import type { Session } from '../session/session.ts';

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
