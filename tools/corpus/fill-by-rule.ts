import { sampleAnswerOf } from '@tideform/components/palette';
import type { FieldNode, Session } from '@tideform/engine';

/** Answers every visible field as its component says that a person might: the same form, the same answers. */
export function fillByRule(session: Session): void {
  const fill = (ids: readonly string[]): void => {
    for (const id of ids) {
      const node = session.node(id);
      const answer = session.state(id).visible && isAsked(node) ? sampleAnswerOf(node.definition) : undefined;
      if (answer !== undefined) session.setValue(id, answer);
      fill(node.slots.flat());
    }
  };
  fill(session.rootIds);
}

const isAsked = ({ definition, slots, spec }: FieldNode): boolean =>
  definition.input !== false && slots.length === 0 && !spec?.isUnseen;
