import { createSampleAnswer } from '@tideform/components/palette';
import type { FieldNode, Session } from '@tideform/engine';

/**
 * Answers every visible field with the sample answer of its component. Deterministic: the same form yields the same
 * answers.
 */
export function fillWithSamples(session: Session): void {
  const fill = (ids: readonly string[]): void => {
    for (const id of ids) {
      const node = session.node(id);
      const answer = session.state(id).visible && takesAnswer(node) ? createSampleAnswer(node.definition) : undefined;
      if (answer !== undefined) session.setValue(id, answer);
      fill(node.slots.flat());
    }
  };
  fill(session.rootIds);
}

const takesAnswer = ({ definition, slots, spec }: FieldNode): boolean =>
  definition.input !== false && slots.length === 0 && !spec?.isUnseen;
