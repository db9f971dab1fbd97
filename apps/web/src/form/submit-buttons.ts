import { isSubmitButton } from '@tideform/components/specs';
import type { FieldNode, Session } from '@tideform/engine';

/** The buttons of a form that submit it, those of rows left out. */
export function submitButtons(session: Session): readonly FieldNode[] {
  const below = (ids: readonly string[]): readonly FieldNode[] =>
    ids.flatMap((id) => {
      const node = session.node(id);
      return [...(isSubmitButton(node.definition) ? [node] : []), ...below(node.slots.flat())];
    });
  return below(session.rootIds);
}
