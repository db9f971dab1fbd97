import { isSubmitButton } from '@tideform/components/specs';
import type { FieldNode, Session } from '@tideform/engine';

/** Returns the submit buttons of a form, except those in grid rows. */
export function findSubmitButtons(session: Session): readonly FieldNode[] {
  const findBelow = (ids: readonly string[]): readonly FieldNode[] =>
    ids.flatMap((id) => {
      const node = session.node(id);
      return [...(isSubmitButton(node.definition) ? [node] : []), ...findBelow(node.slots.flat())];
    });
  return findBelow(session.rootIds);
}
